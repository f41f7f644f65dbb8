// A host of the built page that can be taken away and brought back: the network of a person on the way.
import { serve } from "../../tests/browser/serve.mjs";

export class Host {
  constructor(port) {
    this.port = port;
    this.server = null;
    /** When it last went or came back. */
    this.turned = -Infinity;
  }

  get address() {
    return `http://127.0.0.1:${this.port}/`;
  }

  get isUp() {
    return this.server !== null;
  }

  async start() {
    if (this.server) return;
    if (this.turned > 0) this.turned = Date.now();
    this.server = await serve(this.port, { keep: true });
  }

  async stop() {
    const server = this.server;
    this.server = null;
    this.turned = Date.now();
    if (!server) return;
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  }

  /** Whether a file that could not be fetched is the network's doing. */
  wasAway(seconds = 3) {
    return !this.isUp || Date.now() - this.turned < seconds * 1000;
  }
}
