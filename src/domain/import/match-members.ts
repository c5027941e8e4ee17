import type { ImportMember } from "./board-import.ts";

/** Letters that Unicode does not take apart into a base letter and a mark. */
const undividedLetters = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ł", "l"],
  ["ı", "i"],
]);

/**
 * For each member key the id of the one user whose nickname is the same name, 0 where there is none or
 * more than one. Case, spaces and accents do not matter, nor whether the family name comes first.
 */
export function matchMembers(
  members: readonly Pick<ImportMember, "key" | "name">[],
  users: readonly { id: number; nickname: string }[],
): Map<string, number> {
  const idsByName = new Map<string, Set<number>>();
  for (const user of users) {
    const name = nameWords(user.nickname).join("");
    idsByName.set(name, (idsByName.get(name) ?? new Set()).add(user.id));
  }
  return new Map(members.map((member) => [member.key, matchName(member.name, idsByName)]));
}

function matchName(name: string, idsByName: ReadonlyMap<string, ReadonlySet<number>>): number {
  const words = nameWords(name);
  if (words.length === 0) return 0;
  const same = idsByName.get(words.join(""));
  if (same) return onlyOne(same);
  const lastFirst = [...words.slice(-1), ...words.slice(0, -1)].join("");
  const firstLast = [...words.slice(1), ...words.slice(0, 1)].join("");
  return onlyOne(
    new Set([...(idsByName.get(lastFirst) ?? []), ...(idsByName.get(firstLast) ?? [])]),
  );
}

function onlyOne(ids: ReadonlySet<number>): number {
  const [first = 0] = ids;
  return ids.size === 1 ? first : 0;
}

/** Only the marks of European scripts are dropped: in others (Japanese, Indic) a mark makes a different letter. */
function nameWords(name: string): string[] {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => undividedLetters.get(letter) ?? letter)
    .split(/[\s,，、·・]+/u)
    .filter((word) => word !== "");
}
