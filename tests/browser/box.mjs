import { expect } from "@playwright/test";

/** Where an element is on the screen, once it rests there: one that is drawn anew at the moment has no box. */
export async function boxOf(locator) {
  let box = null;
  const rests = async () => {
    const before = await locator.boundingBox();
    await locator.page().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    box = await locator.boundingBox();
    return box !== null && JSON.stringify(box) === JSON.stringify(before);
  };
  await expect.poll(rests).toBe(true);
  return box;
}
