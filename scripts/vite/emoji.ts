import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SIGNS = "virtual:emoji/signs";
const WORDS = "virtual:emoji/words-";
/** What devices of the last two years can draw; newer ones would be an empty box for somebody. */
const NEWEST = 15.1;
/** The group of tones and hair, which are nothing by themselves. */
const PARTS = 2;

/** The folder of each language; Indonesian has none, and reads the words of its sister language. */
const folders: Readonly<Record<string, string>> = {
  zh: "zh",
  "zh-CHT": "zh-hant",
  en: "en",
  ko: "ko",
  ja: "ja",
  de: "de",
  fr: "fr",
  id: "ms",
};

interface Entry {
  readonly hexcode: string;
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly order?: number;
  readonly group?: number;
  readonly version: number;
  readonly skins?: readonly Entry[];
}

/** The language whose words for emoji a module holds. */
export function languageOfEmoji(id: string | null | undefined): string | undefined {
  return id?.startsWith(`\0${WORDS}`) ? id.slice(WORDS.length + 1) : undefined;
}

/**
 * Makes two kinds of modules of the package of emoji: the signs with their groups and codes, the same for everybody, and
 * the words of one language in the same order. As they come the files are three times as long.
 */
export function emojiPlugin(root: string): Plugin {
  const read = (path: string): unknown =>
    JSON.parse(readFileSync(join(root, "node_modules/emojibase-data", path), "utf8"));
  const entriesIn = (folder: string) =>
    (read(`${folder}/data.json`) as Entry[])
      .filter(
        ({ order, group, version }) =>
          order !== undefined && group !== undefined && group !== PARTS && version <= NEWEST,
      )
      .toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0));
  const moduleOf = (id: string): string | undefined => {
    const language = languageOfEmoji(id);
    if (language) {
      const words = entriesIn(folders[language] ?? "en").map(({ label, tags = [] }) =>
        [label, ...tags].join("|"),
      );
      return `export const words = ${JSON.stringify(words.join("\n"))};`;
    }
    if (id !== `\0${SIGNS}`) return undefined;
    const codes = read("en/shortcodes/emojibase.json") as Record<string, string | string[]>;
    const signs = entriesIn("en").map(({ hexcode, emoji, group = 0, skins = [] }) =>
      [
        emoji,
        group,
        skins.some(({ version }) => version <= NEWEST) ? 1 : 0,
        ...[codes[hexcode] ?? []].flat(),
      ].join("|"),
    );
    return `export const signs = ${JSON.stringify(signs.join("\n"))};`;
  };
  return {
    name: "plumbline-emoji",
    resolveId: (id) => (id === SIGNS || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load: moduleOf,
  };
}
