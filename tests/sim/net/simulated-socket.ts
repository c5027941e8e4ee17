import { ServerEnd } from "../site/simulated-server.ts";
import type { Direction, Wire } from "./wire.ts";

/** A line on which nobody answers is given up by the machine after this long, ms. */
const CONNECT_TIMEOUT = 21_000;

/** The browser's end of a socket. What goes one way keeps its order, or nothing more comes. */
export class SimulatedSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly #wire: Wire;
  readonly #mayAct: () => boolean;
  readonly #end: ServerEnd;
  readonly #broken = { up: false, down: false };
  readonly #last = { up: 0, down: 0 };

  constructor(wire: Wire, url: string, mayAct: () => boolean) {
    super();
    this.#wire = wire;
    this.#mayAct = mayAct;
    this.#end = new ServerEnd({
      text: (text) => this.#carry("down", () => this.#hear(text)),
      // Browsers answer pings by themselves.
      ping: () => this.#carry("down", () => this.#carry("up", () => this.#end.pong())),
      close: () => this.#carry("down", () => this.#close()),
    });
    const token = new URL(url).searchParams.get("token") ?? "";
    if (wire.cuts.up === "refused" || !wire.server.isUp) {
      wire.time.after(wire.delay(), () => this.#close());
      return;
    }
    wire.time.after(CONNECT_TIMEOUT, () => {
      if (this.readyState === WebSocket.CONNECTING) this.#close();
    });
    this.#carry("up", () => {
      wire.server.attend(this.#end, token);
      this.#carry("down", () => this.#open());
    });
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.#carry("up", () => this.#end.hear(text));
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSED;
    this.#carry("up", () => this.#end.hangUp());
    this.#wire.time.after(0, () => this.#tell(new Event("close")));
  }

  /** The browser is gone; the server may hear of it or not. */
  abandon(isHeard: boolean): void {
    this.readyState = WebSocket.CLOSED;
    if (isHeard) this.#carry("up", () => this.#end.hangUp());
  }

  /** Something between the two lets go, and both hear of it. */
  break(): void {
    this.#break(true);
  }

  #open(): void {
    if (this.readyState === WebSocket.CONNECTING) this.readyState = WebSocket.OPEN;
  }

  #hear(text: string): void {
    if (this.readyState === WebSocket.CONNECTING) this.readyState = WebSocket.OPEN;
    if (this.readyState !== WebSocket.OPEN) return;
    this.#tell(new MessageEvent("message", { data: text }));
  }

  #close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#tell(new Event("close"));
  }

  #tell(event: Event): void {
    if (this.#mayAct()) this.dispatchEvent(event);
  }

  #carry(direction: Direction, arrive: () => void): void {
    const { time, luck, noise } = this.#wire;
    if (luck.chance(noise.broken)) this.#break(luck.chance(0.5));
    const moment = Math.max(this.#last[direction], time.now + this.#wire.delay());
    this.#last[direction] = moment;
    time.after(moment - time.now, () => {
      // What was lost on the way takes all that comes behind it along: the line is half-open.
      if (this.#wire.isCut(direction)) this.#broken[direction] = true;
      this.#wire.note(`socket ${direction}${this.#broken[direction] ? " lost" : ""}`);
      if (!this.#broken[direction]) arrive();
    });
  }

  /** Something between the two lets go; one end hears of it, or neither. */
  #break(isHeard: boolean): void {
    this.#broken.up = true;
    this.#broken.down = true;
    if (!isHeard) return;
    this.#wire.time.after(5, () => this.#close());
    this.#wire.time.after(5, () => this.#end.hangUp());
  }
}
