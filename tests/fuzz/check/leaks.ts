import type { LogLine, Snapshot } from "../world/snapshot.ts";
import { type Place, readableScopesOf } from "../world/sight.ts";
import { chatsOfTasks } from "./invariants/rows.ts";
import { joined, sightOf, type Traces, tracesByScope, tracesIn } from "./traces.ts";

/** What somebody said and what they were told for it. */
export interface Exchange {
  /** Who asked; 0 = nobody. */
  readonly userId: number;
  /** Name of the call; empty where it was none. */
  readonly call: string;
  readonly sent: string;
  readonly told: string;
  /** Whether it repeats what was sent before, and gets the answer of then. */
  readonly isRepeat: boolean;
}

/** Of which kinds of rows somebody may be told who does not see their scopes. */
type ToldKind = "user" | "account" | "plan" | "messageReport";

/** Calls that tell of people or of a plan to whoever brings a secret: the secret is the right. */
const toldForSecrets: Readonly<Record<string, readonly ToldKind[]>> = {
  // Administrators see what was reported to them, as it stood then.
  "report.list": ["messageReport"],
  "report.decide": ["messageReport"],
  "invite.info": ["user"],
  "invite.accept": ["user"],
  "password.info": ["user", "account"],
  "email.confirm": ["account"],
  "user.login": ["user"],
  "user.loginSecond": ["user"],
  "passkey.login": ["user"],
  "plan.inviteInfo": ["plan"],
  "plan.join": ["plan"],
};

/** Characters of an answer that are shown before and behind what it should not hold. */
const AROUND = 120;

/** Remembers what each person was ever entitled to see, and finds in answers what they were not. */
export class LeakWatch {
  #before: Moment | undefined;
  #now: Moment | undefined;
  readonly #seen = new Map<number, { numbers: Set<string>; words: Set<string> }>();

  /** Takes in what stands now. */
  see(snapshot: Snapshot): void {
    this.#before = this.#now;
    this.#now = new Moment(snapshot);
    for (const { row } of snapshot.rows.user) {
      const seen = this.#seenBy(row.id);
      const sight = this.#sightOf(row.id);
      for (const number of sight.numbers) seen.numbers.add(number);
      for (const word of sight.words) seen.words.add(word);
    }
  }

  /** Whatever in the answer is of a scope that the caller may not see and did not bring. */
  leaksIn({ userId, call, sent, told, isRepeat }: Exchange): string[] {
    const moments = [this.#before, this.#now].filter((moment) => moment !== undefined);
    const entitled = joined([
      tracesIn(sent),
      this.#sightOf(userId),
      ...moments.flatMap((moment) => (toldForSecrets[call] ?? []).map((kind) => moment.of(kind))),
    ]);
    const seen = this.#seenBy(userId);
    const found = tracesIn(told);
    const isThing = (number: string) => moments.some((moment) => moment.ids.has(number));
    const stands = (word: string) => moments.some((moment) => moment.everything.words.has(word));
    const numbers = [...found.numbers]
      .filter((number) => !entitled.numbers.has(number) && !seen.numbers.has(number))
      .filter(isThing)
      .map((number) => `the id ${number} of something foreign was told: ${around(told, number)}`);
    const words = [...found.words]
      .filter((word) => !entitled.words.has(word))
      // What stands nowhere stood between two looks, or was let go of long ago.
      .filter((word) => stands(word) && !(isRepeat && seen.words.has(word)))
      .map((word) => `the foreign word ${word} was told: ${around(told, word)}`);
    return [...numbers, ...words];
  }

  /** Takes in what was before the first look: of what each person was once let into. */
  recall(lines: readonly LogLine[]): void {
    for (const { scope, rowId } of lines) {
      const [kind, userId] = scope.split(":");
      if (kind !== "user") continue;
      const seen = this.#seenBy(Number(userId));
      for (const number of tracesIn(rowId).numbers) seen.numbers.add(number);
    }
  }

  /** Takes in what somebody says over a line, of which the answer may hold it. */
  hear(userId: number, text: string): void {
    const { words } = tracesIn(text);
    for (const word of words) this.#seenBy(userId).words.add(word);
  }

  /** As leaksIn, of a frame, which may come a moment after what it tells of. */
  leaksInFrame(userId: number, told: string): string[] {
    return this.leaksIn({ userId, call: "", sent: "", told, isRepeat: true });
  }

  /** A step may put somebody out who saw the first half of it: what it wrote where they were before is theirs. */
  #sightOf(userId: number): Traces {
    const now = this.#now?.sightOf(userId);
    const before = this.#before?.sightOf(userId);
    const between = this.#before && this.#now?.tracesWithin(this.#before.scopesOf(userId));
    return joined([now, before, between].filter((traces) => traces !== undefined));
  }

  #seenBy(userId: number): { numbers: Set<string>; words: Set<string> } {
    const seen = this.#seen.get(userId) ?? { numbers: new Set(), words: new Set() };
    this.#seen.set(userId, seen);
    return seen;
  }
}

/** Where in an answer something stands. */
function around(text: string, found: string): string {
  const at = text.indexOf(found);
  return text.slice(Math.max(0, at - AROUND), at + found.length + AROUND);
}

/** What stood at one moment, worked out once for everybody. */
class Moment {
  readonly #snapshot: Snapshot;
  readonly #byScope: ReturnType<typeof tracesByScope>;
  readonly #sights = new Map<number, Traces>();
  readonly everything: Traces;
  /** Ids of things, as texts; people have smaller ones and are known to all. */
  readonly ids: ReadonlySet<string>;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#byScope = tracesByScope(snapshot);
    this.everything = joined([...this.#byScope.values()]);
    const ids = snapshot.all.map(({ row }) => row["id"]);
    this.ids = new Set([...ids, ...chatsOfTasks(snapshot)].map(String));
  }

  sightOf(userId: number): Traces {
    const sight = this.#sights.get(userId) ?? sightOf(this.#snapshot, this.#byScope, userId);
    this.#sights.set(userId, sight);
    return sight;
  }

  scopesOf(userId: number): ReadonlySet<Place> {
    return readableScopesOf(this.#snapshot, userId);
  }

  tracesWithin(scopes: ReadonlySet<Place>): Traces {
    return joined([...scopes].flatMap((scope) => this.#byScope.get(scope) ?? []));
  }

  of(kind: ToldKind): Traces {
    return tracesIn(JSON.stringify(this.#snapshot.rows[kind].map(({ row }) => row)));
  }
}
