import { referenceLanguages } from "./read-locales.mjs";

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the code asks for against what the reference language says, both ways. */
export function compareWithCode(languages, uses) {
  const language = referenceLanguages.find((name) => languages.has(name));
  const namespaces = languages.get(language) ?? new Map();
  const used = new Map([...namespaces.keys()].map((namespace) => [namespace, new Set()]));
  const missing = uses
    .filter((use) => markUsed(use, namespaces, used) === 0 && !use.isHint)
    .map((use) => `${use.place}: ${describe(use)} is in no locale file`);
  const unused = [...namespaces].flatMap(([namespace, entries]) =>
    [...entries.keys()]
      .filter((key) => !used.get(namespace).has(key))
      .map((key) => `locales/${language}/${namespace}.json: nothing uses ${key}`),
  );
  return [...missing, ...unused];
}

/** A use without a namespace may mean any; a dynamic piece of a key stands for one or more names. */
function markUsed({ namespaces: wanted, pieces }, namespaces, used) {
  let count = 0;
  for (const [namespace, entries] of namespaces) {
    if (wanted && !wanted.includes(namespace)) continue;
    for (const key of matchingKeys(pieces, entries)) {
      used.get(namespace).add(key);
      count += 1;
    }
  }
  return count;
}

function matchingKeys(pieces, entries) {
  if (pieces.length === 1) return entries.has(pieces[0]) ? pieces : [];
  const pattern = new RegExp(`^${pieces.map(escaped).join(".+")}$`, "u");
  return [...entries.keys()].filter((key) => pattern.test(key));
}

function describe({ namespaces, pieces }) {
  return `${namespaces ? `${namespaces.join("|")}:` : ""}${pieces.join("*")}`;
}
