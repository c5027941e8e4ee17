import SearchableMap from "minisearch/SearchableMap";
import { type SoughtTerm, termsOf } from "#domain/search/split-words.ts";

/** Numbers of the entries in which a term stands. */
interface Postings {
  readonly title: number[];
  /** Only of those in whose title it does not stand. */
  readonly more: number[];
}

const TITLE = 1;
const MORE = 0.4;
/** A word that only begins like what was typed, or is like it but for a mistake. */
const BEGUN = 0.7;
const ALIKE = 0.5;

/** What was found: entry numbers, how well each fits, and the words that were taken for what was typed. */
export interface Found {
  readonly entries: readonly number[];
  /** By entry number; holds until the next question. */
  readonly fit: { readonly [entry: number]: number };
  readonly alike: ReadonlySet<string>;
}

type Match = readonly [postings: Postings, quality: number];

/**
 * Which terms stand in which entries. An entry is a small number, given by whoever asks.
 * Of MiniSearch it takes the radix tree only: its own search takes 20 to 80 ms for a word that stands
 * in 10,000 titles, because it makes an object of each before anybody can say which are wanted.
 */
export class TermIndex {
  readonly #terms = new SearchableMap<Postings>();
  #fit = new Float32Array(1_024);
  #best = new Float32Array(1_024);

  add(entry: number, title: string, more: string): void {
    if (entry >= this.#fit.length) {
      this.#fit = new Float32Array(entry * 2);
      this.#best = new Float32Array(entry * 2);
    }
    for (const [term, place] of placesOf(title, more)) {
      this.#terms.fetch(term, () => ({ title: [], more: [] }))[place].push(entry);
    }
  }

  /** Takes an entry out again, by the very words with which it was added. */
  remove(entry: number, title: string, more: string): void {
    for (const [term, place] of placesOf(title, more)) {
      const postings = this.#terms.get(term);
      if (!postings) continue;
      const at = postings[place].indexOf(entry);
      if (at >= 0) postings[place].splice(at, 1);
      if (postings.title.length + postings.more.length === 0) this.#terms.delete(term);
    }
  }

  /** Entries in which all terms stand. A term that stands nowhere is taken for a slip of the finger. */
  find(sought: readonly SoughtTerm[]): Found {
    const alike = new Set<string>();
    let entries: number[] = [];
    this.#fit.fill(0);
    for (const [place, term] of sought.entries()) {
      const isFirst = place === 0;
      entries = this.#weigh(this.#matches(term), isFirst);
      if (entries.length === 0 && term.mistakes > 0) {
        const similar = this.#similar(term);
        for (const word of similar.keys()) alike.add(word);
        const matches = Array.from(similar.values(), ([postings, mistakes]): Match => [
          postings,
          ALIKE / mistakes,
        ]);
        entries = this.#weigh(matches, isFirst);
      }
      if (entries.length === 0) break;
    }
    return { entries, fit: this.#fit, alike };
  }

  /** Words that are this one but for so many mistakes; two letters in each other's place are one. */
  #similar({ text, mistakes }: SoughtTerm): Map<string, [Postings, number]> {
    const similar = new Map<string, [Postings, number]>(this.#terms.fuzzyGet(text, mistakes));
    for (let place = 1; place < text.length; place += 1) {
      const swapped =
        text.slice(0, place - 1) + text[place] + text[place - 1] + text.slice(place + 1);
      const postings = this.#terms.get(swapped);
      if (postings) similar.set(swapped, [postings, 1]);
    }
    return similar;
  }

  #matches({ text, prefix }: SoughtTerm): Match[] {
    if (prefix) {
      return Array.from(this.#terms.atPrefix(text), ([term, postings]): Match => [
        postings,
        term === text ? 1 : BEGUN,
      ]);
    }
    const postings = this.#terms.get(text);
    return postings ? [[postings, 1]] : [];
  }

  /** Adds the best match of one term to what each entry has so far; who has nothing so far is out. */
  #weigh(matches: readonly Match[], isFirst: boolean): number[] {
    const fit = this.#fit;
    const best = this.#best;
    const touched: number[] = [];
    const take = (entries: readonly number[], weight: number) => {
      for (const entry of entries) {
        const before = best[entry] ?? 0;
        if (before >= weight || (!isFirst && fit[entry] === 0)) continue;
        if (before === 0) touched.push(entry);
        best[entry] = weight;
      }
    };
    for (const [postings, quality] of matches) {
      take(postings.title, TITLE * quality);
      take(postings.more, MORE * quality);
    }
    if (touched.length === 0) return touched;
    const sums = touched.map((entry) => (fit[entry] ?? 0) + (best[entry] ?? 0));
    fit.fill(0);
    for (const [place, entry] of touched.entries()) {
      fit[entry] = sums[place] ?? 0;
      best[entry] = 0;
    }
    return touched;
  }
}

/** Each term once, with where it stands first. */
function placesOf(title: string, more: string): ReadonlyMap<string, keyof Postings> {
  const places = new Map<string, keyof Postings>();
  for (const term of termsOf(title)) places.set(term, "title");
  for (const term of termsOf(more)) if (!places.has(term)) places.set(term, "more");
  return places;
}
