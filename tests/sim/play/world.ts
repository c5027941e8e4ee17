import { Dexie } from "dexie";
import { createHash } from "node:crypto";
import { removeChangesBelowFloor } from "#server/tables/own/change.ts";
import { raiseFloor, readSpace } from "#server/tables/own/space.ts";
import { backUp } from "#tests/make/postgres/back-up.ts";
import { addBrowser, addSomeone } from "#tests/server/make/people.ts";
import type { TestServer } from "#tests/server/make/test-server.ts";
import { type Account, Browser } from "../browser/browser.ts";
import { HistoryWatch } from "../check/requests.ts";
import { createLuck } from "../luck.ts";
import { Wire } from "../net/wire.ts";
import { SimulatedServer } from "../site/simulated-server.ts";
import type { Site } from "../site/site.ts";
import { Course } from "../time/course.ts";
import { type ClocksTaken, takeOverClocks } from "../time/take-over-clocks.ts";
import { VirtualTime } from "../time/virtual-time.ts";
import type { Case } from "./case.ts";
import { profileOf } from "./profile.ts";
import { Records } from "./records.ts";
import type { Step, Thought } from "./step.ts";

const FIRST_DAY = 1_800_000_000_000;
/** Until somebody who found the server down signs in once more, ms. */
const TRIED_AGAIN = 2_000;
const names = ["Hana", "Ben", "Fatou", "Sofía", "王芳"];

/** All that takes part in one run. */
export class World {
  readonly site: Site;
  readonly time = new VirtualTime(FIRST_DAY);
  readonly course: Course;
  readonly server: SimulatedServer;
  readonly browsers: Browser[] = [];
  readonly people: number[] = [];
  readonly records = new Records();
  readonly history = new HistoryWatch();
  /** Things that people did and that their browsers took. */
  operations = 0;
  /** What people thought of at each step. */
  readonly thoughts = new Map<Step, Thought>();
  /** The play is over: whoever was still waiting for something to go on with leaves it. */
  isResting = false;
  #backup: { readonly restore: () => Promise<void>; readonly count: number } | undefined;
  readonly #plan: Case;
  readonly #clocks: ClocksTaken;
  readonly #trace = createHash("sha256");
  /** Lines of the trace, where somebody wants to read them. */
  readonly lines: string[] | undefined;

  constructor(site: Site, plan: Case, isTold: boolean) {
    this.site = site;
    this.#plan = plan;
    this.lines = isTold ? [] : undefined;
    this.#clocks = takeOverClocks(this.time, createLuck(plan.seed + 1), this.sendsFiles);
    const luck = createLuck(plan.seed + 2);
    const note = (text: string) => this.note(text);
    const clocks = this.#clocks;
    this.course = new Course({ time: this.time, clocks, gate: site.gate, luck, note });
    this.server = new SimulatedServer(site, this.course, this.records);
    site.gate.onLedger = (json) => this.records.ledgerWritten(json);
  }

  /** What was seen; two runs of one seed see the same. */
  note(text: string): void {
    const line = `${Math.round(this.time.now)} ${text}`;
    this.#trace.update(`${line}\n`);
    this.lines?.push(line);
  }

  get seed(): number {
    return this.#plan.seed;
  }

  /** Whether files are picked in it, whose bytes go to the server. */
  get sendsFiles(): boolean {
    return profileOf(this.seed).sendsFiles === true;
  }

  get digest(): string {
    return this.#trace.copy().digest("hex").slice(0, 16);
  }

  async begin(): Promise<void> {
    await this.site.empty();
    const { browsers, people, noise, seed, hasAdministrator = false } = this.#plan;
    const persons: Awaited<ReturnType<typeof addSomeone>>[] = [];
    for (const name of names.slice(0, people)) {
      const isAdmin = hasAdministrator && persons.length === 0;
      persons.push(await addSomeone(this.#as(), name, { isAdmin }));
    }
    this.people.push(...persons.map(({ userId }) => userId));
    const accounts: Account[] = [];
    for (const { person } of browsers) {
      accounts.push(await this.#sessionOf(persons[person]?.userId ?? 0, []));
    }
    await this.records.rememberPeople(this.site.database);
    await this.server.start();
    for (const [index, account] of accounts.entries()) {
      const luck = createLuck(seed * 31 + index);
      const wire = new Wire({
        time: this.time,
        luck,
        server: this.server,
        noise,
        note: (text) => this.note(`b${index} ${text}`),
      });
      const hasLocks = browsers[index]?.hasLocks ?? true;
      const name = `sim-${seed}-${index}`;
      const { time, sendsFiles } = this;
      const browser = new Browser({ name, account, luck, wire, time, hasLocks, sendsFiles });
      this.browsers.push(browser);
      await browser.signIn(account);
    }
    await this.course.goOn(3_000);
  }

  /** A new session on a browser, as signing in makes it: with the ranges of ids that the person had there. */
  async newAccount(browser: Browser, userId: number): Promise<Account> {
    await this.course.free();
    return this.#sessionOf(userId, browser.rangesOf(userId));
  }

  async #sessionOf(userId: number, former: readonly number[]): Promise<Account> {
    const session = await addBrowser(this.#as(), userId, former);
    return { ...session, unsentKey: await this.server.unsentKeyOf(userId) };
  }

  /** Somebody signs in on a browser as soon as nothing is under way and the server, which knows the numbers, is up. */
  signInSoon(browser: Browser, userId: number): void {
    this.course.chores.push(async () => {
      if (!this.server.isUp) {
        this.time.after(TRIED_AGAIN, () => this.signInSoon(browser, userId));
        return;
      }
      await browser.signIn(await this.newAccount(browser, userId));
    });
  }

  /** Keeps the state of the server's database. */
  async backUp(): Promise<void> {
    const count = this.records.settled.length;
    const restore = await backUp(this.site.database);
    this.#backup = { restore, count };
    this.note("backed up");
  }

  /** The server comes back with the database of the backup: what it settled since is lost to it. */
  async putBack(): Promise<void> {
    if (!this.#backup) return;
    const wasUp = this.server.isUp;
    await this.server.kill();
    await this.putBackBeneath();
    if (wasUp) await this.server.start();
  }

  /** As putBack, while the server runs. */
  async putBackBeneath(): Promise<void> {
    if (!this.#backup) return;
    await this.course.free();
    await this.#backup.restore();
    this.records.forgetAfter(this.#backup.count);
    this.history.forget();
    this.note("put back");
  }

  /** The server does what is late by now. */
  async lookAtClock(): Promise<void> {
    await this.course.free();
    await this.server.lookAtClock();
  }

  /** The server removes its log up to so many lines, as it does with what is old. */
  async forgetLog(kept: number): Promise<void> {
    await this.course.free();
    const { database } = this.site;
    await raiseFloor(database, (await readSpace(database)).head - kept);
    await removeChangesBelowFloor(database, Number.MAX_SAFE_INTEGER);
    this.note("log forgotten");
  }

  async end(): Promise<void> {
    for (const browser of this.browsers) browser.close();
    // Tabs are buried in time; who is not listens to the runs that follow.
    await this.course.goOn(0);
    for (const browser of this.browsers) await browser.end();
    await this.server.kill();
    this.#clocks.giveBack();
    // What watched queries answered is let go of by timers that no tab is left to hear, and holds all that the tab held.
    for (const kept of Object.keys(Dexie.cache)) Reflect.deleteProperty(Dexie.cache, kept);
  }

  #as(): TestServer {
    const { database } = this.site;
    return { parts: { database, now: () => this.time.wall } } as unknown as TestServer;
  }
}
