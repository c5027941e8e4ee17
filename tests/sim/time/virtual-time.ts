/** Something that will happen at a moment of the simulation. */
interface Happening {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time that passes only when the simulation says so. Milliseconds since the beginning. */
export class VirtualTime {
  /** What clocks show at the beginning, epoch ms; a leap of the clock changes it. */
  base: number;
  #now = 0;
  #slept = 0;
  #orders = 0;
  #coming: Happening[] = [];

  constructor(base: number) {
    this.base = base;
  }

  get now(): number {
    return this.#now;
  }

  /** How old the world is, however clocks are set, ms. */
  get age(): number {
    return this.#now + this.#slept;
  }

  /** What clocks show, epoch ms. */
  get wall(): number {
    return this.base + Math.floor(this.#now);
  }

  /** The moment of what comes next. */
  get next(): number | undefined {
    return this.#coming[0]?.at;
  }

  /** Time in which nobody does anything. */
  sleep(milliseconds: number): void {
    this.base += milliseconds;
    this.#slept += milliseconds;
  }

  /** Runs something after a while; of two at one moment the one that was asked for first. */
  after(delay: number, run: () => void): Happening {
    const wait = Number.isFinite(delay) ? Math.max(0, delay) : 0;
    const happening = { at: this.#now + wait, order: this.#orders, run };
    this.#orders += 1;
    this.#coming.splice(this.#placeOf(happening), 0, happening);
    return happening;
  }

  cancel(happening: Happening): void {
    const place = this.#coming.indexOf(happening);
    if (place !== -1) this.#coming.splice(place, 1);
  }

  /** Lets time pass up to the next happening and runs it. */
  step(): void {
    const happening = this.#coming.shift();
    if (!happening) return;
    this.#now = Math.max(this.#now, happening.at);
    happening.run();
  }

  /** Lets time pass without anything happening; what is due earlier must have run. */
  passTo(moment: number): void {
    this.#now = Math.max(this.#now, moment);
  }

  #placeOf({ at }: Happening): number {
    let low = 0;
    let high = this.#coming.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#coming[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
