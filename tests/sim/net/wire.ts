import type { Luck } from "../luck.ts";
import type { Reply, Request, SimulatedServer } from "../site/simulated-server.ts";
import type { VirtualTime } from "../time/virtual-time.ts";

/** How the line misbehaves when it is not cut, as probabilities. */
export interface Noise {
  readonly lost: number;
  readonly doubled: number;
  readonly nonsense: number;
  readonly slow: number;
  /** A socket that breaks off, for each frame. */
  readonly broken: number;
}

export const stillness: Noise = { lost: 0, doubled: 0, nonsense: 0, slow: 0, broken: 0 };

export type Direction = "up" | "down";
/** refused: whoever tries hears at once that it does not go; lost: nobody hears anything. */
export type Cut = "none" | "refused" | "lost";

/** Requests in ten seconds that are too many, besides those that what people do explains. */
const WINDOW = 10_000;

/** The line between one browser and the server. */
export class Wire {
  noise: Noise;
  readonly cuts: Record<Direction, Cut> = { up: "none", down: "none" };
  /** The most requests in any ten seconds. */
  busiest = 0;
  readonly #time: VirtualTime;
  readonly #luck: Luck;
  readonly #server: SimulatedServer;
  readonly #note: (text: string) => void;
  #recent: number[] = [];

  constructor(parts: {
    time: VirtualTime;
    luck: Luck;
    server: SimulatedServer;
    noise: Noise;
    note: (text: string) => void;
  }) {
    this.#time = parts.time;
    this.#luck = parts.luck;
    this.#server = parts.server;
    this.#note = parts.note;
    this.noise = parts.noise;
  }

  get time(): VirtualTime {
    return this.#time;
  }

  get server(): SimulatedServer {
    return this.#server;
  }

  get luck(): Luck {
    return this.#luck;
  }

  note(text: string): void {
    this.#note(text);
  }

  isCut(direction: Direction): boolean {
    return this.cuts[direction] !== "none";
  }

  delay(): number {
    const usual = 5 + this.#luck.upTo(120);
    return this.#luck.chance(this.noise.slow) ? usual + this.#luck.upTo(20_000) : usual;
  }

  /** Sends a request; the answer is a TypeError where the browser hears that it did not go. */
  ask(request: Request, answered: (reply: Reply | TypeError) => void): void {
    // The next page of a pull is no new attempt: somebody who was long away has many.
    if (!request.payload?.includes('"cursor":')) this.#count();
    const once = onlyOnce(answered);
    const fate = this.#luck.next();
    const { lost, doubled } = this.noise;
    if (this.cuts.up === "refused") return this.#soon(() => once(new TypeError("No network")));
    this.#travelUp(request, once, fate < lost);
    if (fate > 1 - doubled) this.#travelUp(request, () => undefined, false);
  }

  #travelUp(request: Request, answered: (reply: Reply | TypeError) => void, isLost: boolean): void {
    this.#time.after(this.delay(), () => {
      if (this.isCut("up") || isLost) {
        this.#note(`lost ${request.url}`);
        // A line that dies says so sometimes; otherwise only the deadline does.
        if (this.#luck.chance(0.5)) this.#soon(() => answered(new TypeError("Reset")));
        return;
      }
      this.#note(`arrives ${request.url}`);
      void this.#server.answer(request).then((reply) => this.#travelDown(reply, answered));
    });
  }

  #travelDown(reply: Reply | undefined, answered: (reply: Reply | TypeError) => void): void {
    const { lost, nonsense } = this.noise;
    const fate = this.#luck.next();
    this.#time.after(this.delay(), () => {
      if (this.cuts.down === "lost" || fate < lost / 2) return;
      if (!reply || this.cuts.down === "refused" || fate < lost) {
        answered(new TypeError("Reset"));
      } else answered(fate > 1 - nonsense ? nonsenseOf(this.#luck) : reply);
    });
  }

  #soon(run: () => void): void {
    this.#time.after(1 + this.#luck.upTo(30), run);
  }

  #count(): void {
    const { age } = this.#time;
    this.#recent = [...this.#recent.filter((moment) => moment > age - WINDOW), age];
    this.busiest = Math.max(this.busiest, this.#recent.length);
  }
}

function nonsenseOf(luck: Luck): Reply {
  const html = { "content-type": "text/html" };
  const hotel = { status: 200, body: "<html>Sign in to the hotel network</html>", headers: html };
  const proxy = { status: 502, body: "<html>Bad gateway</html>", headers: html };
  return luck.chance(0.5) ? hotel : proxy;
}

function onlyOnce<Value>(run: (value: Value) => void): (value: Value) => void {
  let isDone = false;
  return (value) => {
    if (isDone) return;
    isDone = true;
    run(value);
  };
}
