import { excerptOf } from "#domain/search/excerpt.ts";
import { markWords } from "#domain/search/mark-words.ts";
import { filterBy } from "./pass-filters.ts";
import type { SearchAnswer, SearchHit, SearchQuestion } from "./question.ts";
import { type SearchEntry, type SearchKind, searchKinds } from "./search-entry.ts";
import { type SoughtTerm, soughtTerms } from "#domain/search/split-words.ts";
import { TermIndex } from "./term-index.ts";
import { takeBest } from "./take-best.ts";

const DAY = 24 * 3_600_000;
/** How much more the newest counts than the oldest, and after how long half of that is gone. */
const FRESH = 2;
const FRESH_FOR = 7 * DAY;
/** What is over counts so much of what is alive. */
const PAST = 0.6;

/** Everything that can be found, in memory. It holds what it is told and nothing else. */
export class SearchIndex {
  /** Whether all rows of the browser have been put in once. */
  complete = false;
  readonly #userId: number;
  readonly #terms = new TermIndex();
  readonly #numbers = new Map<string, number>();
  readonly #entries: (SearchEntry | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #chatNames = new Map<number, string>();

  /** `userId`: who searches. */
  constructor(userId: number) {
    this.#userId = userId;
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** Puts an entry in, or another one in the place of the one of this id; undefined takes it out. */
  set(kind: SearchKind, id: number, entry: SearchEntry | undefined): void {
    const key = `${kind}/${id}`;
    const known = this.#numbers.get(key);
    const before = known === undefined ? undefined : this.#entries[known];
    if (known !== undefined && before) {
      if (entry && entry.title === before.title && entry.more === before.more) {
        this.#entries[known] = entry;
        return;
      }
      this.#terms.remove(known, before.title, before.more);
      this.#entries[known] = undefined;
      this.#numbers.delete(key);
      this.#free.push(known);
    }
    if (!entry) return;
    const number = this.#free.pop() ?? this.#entries.length;
    this.#entries[number] = entry;
    this.#numbers.set(key, number);
    this.#terms.add(number, entry.title, entry.more);
  }

  get(kind: SearchKind, id: number): SearchEntry | undefined {
    const number = this.#numbers.get(`${kind}/${id}`);
    return number === undefined ? undefined : this.#entries[number];
  }

  /** Ids of all entries of a kind. */
  idsOf(kind: SearchKind): number[] {
    return this.#entries.flatMap((entry) => (entry?.kind === kind ? [entry.id] : []));
  }

  /** Remembers what a chat is called; "" forgets it. */
  nameChat(dialogId: number, name: string): void {
    if (name) this.#chatNames.set(dialogId, name);
    else this.#chatNames.delete(dialogId);
  }

  search({ words, filters, take, now, newest = false }: SearchQuestion): SearchAnswer {
    const sought = soughtTerms(words);
    // The names first: each question takes the place of the one before.
    const passes = filterBy(filters, (name, kinds) => this.#named(name, kinds), this.#userId);
    const { numbers, scoreOf: fitOf, alike } = this.#candidates(sought, now);
    const scoreOf = newest ? (number: number) => this.#entries[number]?.time ?? 0 : fitOf;
    const best = takeBest(numbers, {
      take,
      groups: searchKinds.length,
      groupOf: (number) => {
        const entry = this.#entries[number];
        return entry && passes(entry) ? searchKinds.indexOf(entry.kind) : -1;
      },
      scoreOf,
    });
    const hits = best.flatMap((number) => {
      const entry = this.#entries[number];
      return entry ? [this.#hitOf(entry, sought, alike)] : [];
    });
    return { hits, complete: this.complete };
  }

  /** With words what holds them all, the better the match and the newer the higher; without, all by time. */
  #candidates(sought: readonly SoughtTerm[], now: number) {
    if (sought.length === 0) {
      return {
        numbers: this.#entries.keys(),
        scoreOf: (number: number) => this.#entries[number]?.time ?? 0,
        alike: new Set<string>(),
      };
    }
    const { entries, fit, alike } = this.#terms.find(sought);
    const scoreOf = (number: number) => {
      const entry = this.#entries[number];
      if (!entry) return 0;
      const age = Math.max(0, now - entry.time);
      const freshness = 1 + FRESH / (1 + age / FRESH_FOR);
      return (fit[number] ?? 0) * freshness * (entry.past ? PAST : 1);
    };
    return { numbers: entries, scoreOf, alike };
  }

  #named(name: string, kinds: readonly SearchKind[]): SearchEntry[] {
    const { entries } = this.#terms.find(soughtTerms(name));
    return entries.flatMap((number) => {
      const entry = this.#entries[number];
      return entry && kinds.includes(entry.kind) ? [entry] : [];
    });
  }

  #hitOf(entry: SearchEntry, sought: readonly SoughtTerm[], alike: ReadonlySet<string>): SearchHit {
    const marks = markWords(entry.title, sought, alike);
    const { kind, id, time, planId, dialogId, past } = entry;
    return {
      kind,
      id,
      ...excerptOf(entry.title, marks),
      time,
      userId: entry.userIds[0] ?? 0,
      planId,
      dialogId,
      place: this.#placeOf(entry),
      past,
    };
  }

  #placeOf({ kind, planId, dialogId }: SearchEntry): string {
    if (kind === "message") return this.#chatNames.get(dialogId) ?? "";
    if (kind === "task") return this.get("plan", planId)?.title ?? "";
    return "";
  }
}
