import type { Luck } from "../luck.ts";
import type { StatementGate } from "../site/statement-gate.ts";
import { realTurn } from "./real-time.ts";
import type { ClocksTaken } from "./take-over-clocks.ts";
import type { VirtualTime } from "./virtual-time.ts";

interface CourseParts {
  readonly time: VirtualTime;
  readonly clocks: ClocksTaken;
  readonly gate: StatementGate;
  readonly luck: Luck;
  note(text: string): void;
}

/** Something may happen before the statement that is ready, when it is due this soon, ms. */
const OVERTAKING_WITHIN = 40;
const OVERTAKING = 0.08;
/** Turns in which nothing happened before all is held to be quiet. */
const QUIET_TURNS = 3;
const PATIENCE = 2_000;
/** Statements of which a transaction that writes has at least one. */
const WRITING = /^\s*(select pg_advisory_xact_lock|insert into|update space)/;

/**
 * The course of things: whoever can go on without time goes on, statements run one at a
 * time, and time passes only when all is quiet. So one seed gives one course.
 */
export class Course {
  /** Requests that the server is at work on. */
  inFlight = 0;
  /** Statements that will meet trouble of the database. */
  troubles = 0;
  /** Statements that will meet trouble while something is being written. */
  hindrances = 0;
  /** Work that must not be interrupted, such as the death of the server. */
  readonly chores: (() => Promise<void>)[] = [];
  readonly #parts: CourseParts;

  constructor(parts: CourseParts) {
    this.#parts = parts;
  }

  get time(): VirtualTime {
    return this.#parts.time;
  }

  /** Lets everything happen up to a moment. */
  async goTo(moment: number): Promise<void> {
    const { time, gate, luck } = this.#parts;
    for (;;) {
      await this.#quiet();
      const chore = this.chores.shift();
      if (chore) {
        await chore();
        continue;
      }
      const next = time.next ?? Number.POSITIVE_INFINITY;
      if (gate.isReady()) {
        const overtakes = next <= Math.min(moment, time.now + OVERTAKING_WITHIN);
        if (!overtakes || !luck.chance(OVERTAKING)) {
          this.#parts.note(await gate.runOne(luck, this.#trouble));
          continue;
        }
      }
      if (next > moment) break;
      time.step();
    }
    time.passTo(moment);
  }

  async goOn(milliseconds: number): Promise<void> {
    await this.goTo(this.time.now + milliseconds);
  }

  /** Lets transactions that hold locks come to their end, so that work past the gate meets none. */
  async free(): Promise<void> {
    const { gate, luck } = this.#parts;
    for (await this.#quiet(); gate.holdsLocks() && gate.isReady(); await this.#quiet()) {
      this.#parts.note(await gate.runOne(luck, () => undefined));
    }
  }

  /** Waits for work of the server without letting time pass; its statements, and those of others, run meanwhile. */
  async until<Result>(work: Promise<Result>): Promise<Result> {
    const { gate, luck } = this.#parts;
    const state = { isDone: false };
    const ended = work.finally(() => {
      state.isDone = true;
    });
    // Whoever waits for the work hears how it ended.
    ended.catch(() => undefined);
    while (!state.isDone) {
      await realTurn();
      if (!state.isDone && gate.isReady()) await gate.runOne(luck, () => undefined);
    }
    return ended;
  }

  readonly #trouble = (text: string): Error | undefined => {
    if (this.hindrances > 0 && WRITING.test(text)) this.hindrances -= 1;
    else if (this.troubles > 0) this.troubles -= 1;
    else return undefined;
    return new Error("The database is out of breath");
  };

  async #quiet(): Promise<void> {
    const { clocks, gate } = this.#parts;
    let calm = 0;
    for (let turn = 0; calm < QUIET_TURNS && turn < PATIENCE; turn += 1) {
      await realTurn();
      const isWorking = this.inFlight > 0 && !gate.isReady() && !gate.isBlocked();
      calm = clocks.isBusy() || isWorking ? 0 : calm + 1;
    }
  }
}
