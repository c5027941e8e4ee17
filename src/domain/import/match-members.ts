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
 * more than one. Case, spaces and accents do not matter, nor whether the family name comes first. An e-mail
 * address that is known counts before the name, and what stands before its @ is a name where the name is nobody's.
 */
export function matchMembers(
  members: readonly (Pick<ImportMember, "key" | "name"> & Partial<ImportMember>)[],
  users: readonly { id: number; nickname: string; email?: string }[],
): Map<string, number> {
  const idsByMail = new Map(
    users.flatMap(({ id, email = "" }) => (email === "" ? [] : [[email.toLowerCase(), id]])),
  );
  const idsByName = new Map<string, Set<number>>();
  for (const user of users) {
    const name = nameWords(user.nickname).join("");
    idsByName.set(name, (idsByName.get(name) ?? new Set()).add(user.id));
  }
  return new Map(
    members.map(({ key, name, username = "" }) => [
      key,
      idsByMail.get(username.toLowerCase()) ||
        matchName(name, idsByName) ||
        matchName(nameInMail(username), idsByName),
    ]),
  );
}

/** What an e-mail address calls its owner: "ana.vidal@site.example" is "ana vidal". */
function nameInMail(text: string): string {
  const at = text.lastIndexOf("@");
  return at === -1 ? "" : text.slice(0, at).replaceAll(/[._-]+/g, " ");
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
