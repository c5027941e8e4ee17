import { foldText } from "#domain/search/fold-text.ts";

/** How well a name answers what was typed: 0 begins so, 1 has a word that begins so, 2 holds it; undefined = not at all. */
function rankOf(name: string, words: string): number | undefined {
  const folded = foldText(name);
  const at = folded.indexOf(words);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return folded.includes(` ${words}`) ? 1 : 2;
}

/** Those whose name answers what was typed, the best first; without words everybody, as they came. */
export function rankPeople<Person extends { readonly name: string }>(
  people: readonly Person[],
  typed: string,
): readonly Person[] {
  const words = foldText(typed.trim());
  return people
    .flatMap((person) => {
      const rank = rankOf(person.name, words);
      return rank === undefined ? [] : [{ person, rank }];
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ person }) => person);
}

/** Somebody who is offered while a name is typed. */
export interface PersonOption {
  readonly id: number;
  readonly name: string;
  /** Why they cannot be picked; left out where they can be. */
  readonly barred?: string;
}

/** Who is offered for what was typed: who can be picked by rank, then who cannot, as soon as they are asked for by name. */
export function offerPeople<Person extends PersonOption>(
  people: readonly Person[],
  typed: string,
): readonly Person[] {
  const ranked = rankPeople(people, typed);
  const barred = typed.trim() === "" ? [] : ranked.filter((person) => person.barred !== undefined);
  return [...ranked.filter((person) => person.barred === undefined), ...barred];
}
