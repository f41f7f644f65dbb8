// The cube in the hand: turned, pushed, unfolded, and how it fits the screen.
import { boxOf } from "./box.mjs";
import { CubePage, test } from "./cube-page.mjs";
import { expect } from "./solve-page.mjs";

test("six buttons bring each face to the front, upright", async ({ kube, page }) => {
  for (const face of "URFDLB") {
    await page.getByTestId(`turn-${face}`).click();
    await kube.front(face);
    // The chosen face's own axes lie as the screen's do: its first square is above and left of its last.
    const place = async (row, column) => (await kube.at("cube", face, row, column).boundingBox()) ?? {};
    await expect
      .poll(async () => {
        const [first, last] = [await place(0, 0), await place(8, 8)];
        return first.x < last.x && first.y < last.y;
      })
      .toBe(true);
  }
});

test("a face is brought to the front by its name in the net as well, which nothing covers", async ({ kube, page }) => {
  for (const size of [[1280, 800], [390, 844]]) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    for (const face of "URFDLB") {
      await page.getByTestId(`turn-${face}`).locator(".tag").click();
      await kube.front(face);
    }
  }
});

test("the cube turns by drag and by keys, and a drag chooses nothing", async ({ kube, page }) => {
  const box = await boxOf(page.locator(".turntable"));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 20 });
  // One that rests before it lets go pushes nothing.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await kube.front("R");
  await expect(page.locator(".sq.selected")).toHaveCount(0);
  await page.locator(".turntable").focus();
  await page.keyboard.press("f");
  await kube.front("F");
  await page.keyboard.press("Shift+ArrowDown");
  await kube.front("U");
});

test("a finger turns the cube too", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const kube = new CubePage(await context.newPage());
  await kube.open();
  await kube.button("SudoKube").click();
  await expect(kube.cube).toBeVisible();
  await kube.front("F");
  const box = await boxOf(kube.page.locator(".turntable").first());
  const finger = await context.newCDPSession(kube.page);
  const y = box.y + box.height / 2;
  const touch = (type, x) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", box.x + box.width * 0.8);
  for (let k = 1; k <= 6; k += 1) await touch("touchMove", box.x + box.width * (0.8 - 0.05 * k));
  await kube.page.waitForTimeout(150);
  await touch("touchEnd", 0);
  await kube.front("R");
  await context.close();
});

test("a push turns the cube on, and it comes to rest in a view", async ({ kube, page }) => {
  const box = await boxOf(page.locator(".turntable").first());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const turn = () => kube.cube.evaluate((body) => body.style.transform);
  // As it is let go: it may be at rest again when a busy machine asks.
  await kube.cube.evaluate((body) => addEventListener("pointerup", () => (window.pushed = body.style.transform), { capture: true, once: true }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 6 });
  await page.mouse.up();
  const pushed = await page.evaluate(() => window.pushed);
  await expect.poll(turn).not.toBe(pushed);
  await kube.rest();
  const rest = await turn();
  await page.waitForTimeout(300);
  expect(await turn()).toBe(rest);
  // Straight before the viewer at a double click beside the squares.
  await page.mouse.dblclick(box.x + box.width / 2, box.y + 6);
  await expect.poll(turn).not.toBe(rest);
  await kube.rest();
  const [a, b] = [await boxOf(kube.at("cube", "F", 0, 0)), await boxOf(kube.at("cube", "F", 0, 8))];
  const front = await kube.cube.getAttribute("data-front");
  if (front === "F") expect(Math.abs(a.y - b.y)).toBeLessThan(2);
});

test("the cube unfolds, and its net is typed into, square by square", async ({ kube, page }) => {
  await kube.shape("Net");
  // Where the design has it: left, front, right and back in a row, up and down above and below the front.
  const box = Object.fromEntries(await Promise.all([..."URFDLB"].map(async (f) => [f, await boxOf(kube.at("cube", f, 4, 4))])));
  expect(["L", "F", "R", "B"].map((f) => Math.round(box[f].y)).every((y) => Math.abs(y - box.F.y) < 2)).toBe(true);
  expect(box.L.x < box.F.x && box.F.x < box.R.x && box.R.x < box.B.x && box.U.y < box.F.y && box.F.y < box.D.y).toBe(true);
  for (const { width, height } of Object.values(box)) expect(Math.min(width, height)).toBeGreaterThanOrEqual(25.5);
  const face = await kube.face("B");
  const k = face.indexOf(".");
  const [row, column] = [Math.floor(k / 9), k % 9];
  await kube.at("cube", "B", row, column).click();
  await page.keyboard.press("4");
  await expect(kube.at("cube", "B", row, column)).toHaveText("4");
  await expect(kube.at("flat", "B", row, column)).toHaveText("4");
  // Arrows go on over an edge, and what is one square says so.
  await kube.at("cube", "F", 3, 8).click();
  await expect(page.getByTestId("one-square")).toHaveText("Right row 4, column 1 and Front row 4, column 9 are one square.");
  await expect(kube.at("cube", "R", 3, 0)).toHaveClass(/selected/);
  await page.keyboard.press("ArrowRight");
  await expect(kube.at("cube", "R", 3, 1)).toHaveClass(/selected/);
  await kube.shape("Cube");
  await kube.front("R");
});

test("on a phone two fingers move the net, and one chooses", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const kube = new CubePage(await context.newPage());
  await kube.open();
  await kube.button("SudoKube").click();
  await expect(kube.cube).toBeVisible();
  await kube.shape("Net");
  const square = kube.at("cube", "F", 4, 4);
  const before = await boxOf(square);
  expect(before.width).toBeGreaterThanOrEqual(25.5);
  const finger = await context.newCDPSession(kube.page);
  const touch = (type, points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const stage = await boxOf(kube.page.locator(".turntable").first());
  const at = (k) => [{ x: 120 + 8 * k, y: stage.y + 100, id: 0 }, { x: 220 + 8 * k, y: stage.y + 100, id: 1 }];
  await touch("touchStart", at(0));
  for (let k = 1; k <= 8; k += 1) await touch("touchMove", at(k));
  await touch("touchEnd", []);
  // It may rest at first, while the fingers are still on their way to the page.
  await expect.poll(async () => (await boxOf(square)).x - before.x).toBeGreaterThan(30);
  // A browser that is busy may take a finger that was lifted at once for one that rests.
  await expect(async () => {
    await square.tap();
    await expect(square).toHaveClass(/selected/, { timeout: 2000 });
  }).toPass();
  await context.close();
});

test("a cube turned askew comes to rest with its front face upright", async ({ kube, page }) => {
  const box = await boxOf(page.locator(".turntable"));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 150, { steps: 10 });
  await page.mouse.move(x - 50, y + 200, { steps: 10 });
  await page.mouse.move(x - 100, y - 100, { steps: 10 });
  await page.mouse.up();
  // The left border of the face in front stands upright: as far left at its top as at its foot, but for perspective.
  await expect
    .poll(async () => {
      const face = await kube.cube.getAttribute("data-front");
      const centre = async (row) => {
        const b = await boxOf(kube.at("cube", face, row, 4));
        return [b.x + b.width / 2, b.y + b.height / 2];
      };
      const [top, foot] = [await centre(0), await centre(8)];
      return top[1] < foot[1] && Math.abs(top[0] - foot[0]) < 0.2 * (foot[1] - top[1]);
    })
    .toBe(true);
});

for (const [width, height] of [[1280, 800], [1440, 900], [390, 844]]) {
  test(`the cube and Evolve fit one screen of ${width}×${height}, and so does one face`, async ({ kube, page }) => {
    await page.setViewportSize({ width, height });
    const inside = async (locator) => {
      const box = await boxOf(locator);
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };
    await kube.rest();
    for (const seen of [kube.at("cube", "F", 8, 8), kube.net, kube.verdict, kube.main]) expect(await inside(seen)).toBe(true);
    if (width > 1024) expect(await inside(page.getByTestId("generate"))).toBe(true);
    await kube.shape("One face");
    expect(await inside(kube.flat.getByTestId("face-F").getByTestId("board"))).toBe(true);
    const square = await boxOf(kube.at("flat", "F", 4, 4));
    expect(Math.min(square.width, square.height)).toBeGreaterThanOrEqual(24);
  });
}
