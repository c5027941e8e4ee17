import type { Rolldown } from "vite";
import { languages } from "../../src/base/languages.ts";
import { allAbove, type Graph, isNeededBy } from "./needed-by.ts";
import { type FirstScreen, isComponentOf } from "./read-features.ts";
import { firstWords, wordsElsewhere, wordsEverywhere } from "./first-words.ts";

/** The files, by the beginning of their names, that the service worker fetches before it takes over. */
export const shellChunks = [
  "shell",
  "rolldown-runtime",
  "react",
  "base",
  "start",
  "app",
  "manage",
  "sync.worker",
  "cipher.worker",
];

/** The parts of packages with which the sign-in and the screens behind it are drawn alike. */
const drawnEverywhere =
  /\/react-i18next\/|@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Input|Loader|Text|TextInput|UnstyledButton))\//;

/** A file that many screens share is named after none of them. */
export const isShared = (chunk: string) => chunk.startsWith("shared-");

const isWords = (id: string) => id.includes("/i18n/texts/");

const isOwn = (id: string) => id.includes("/src/") && !id.includes("/node_modules/");

/** What is asked ahead belongs to the screens that ask. */
const isAskAhead = (id: string) => id.endsWith("/src/client/live/ask-ahead.ts");

/** What as many screens need is loaded with whichever of them comes first. */
const MANY_SCREENS = 6;

const isComponent = (id: string) => /\/src\/client\/routes\/.*\?tsr-split=component/.test(id);

/** What many screens need comes together: small files cost more to ask for than to read. */
const nameOfMany: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  if (!isOwn(id) || isWords(id)) return undefined;
  const screens = allAbove(id, graph).filter(isComponent).length;
  return screens >= MANY_SCREENS ? "many-screens" : undefined;
};

/** Whether it is loaded by itself, as a screen or a dialog is; whatever else comes with what needs it. */
const isLoadedByItself = (id: string, graph: Graph) => {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
};

const areaOf = (id: string) => /\/features\/([^/]+)\//.exec(id)?.[1] ?? "app";

const packageOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]?.replaceAll("/", "-") ?? "own";

/**
 * The file of what several parts share: one for the same areas and about as many parts. What a module needs is needed by at
 * least as many parts of at least as many areas, so that of two such files only one needs the other.
 */
const nameOfShared: Rolldown.CodeSplittingNameFunction = (id, graph) => {
  if (isWords(id) || id.includes("/locales/")) return undefined;
  const above = allAbove(id, graph).filter((one) => isLoadedByItself(one, graph));
  if (above.length < 2) return undefined;
  const areas = [...new Set(above.map(areaOf))].toSorted();
  const owner = packageOf(id);
  return `shared-${areas.join("-")}-${Math.floor(Math.log2(above.length))}-${owner}`;
};

/** Bytes of words that are too few for a file of their own. */
const FEW_WORDS = 6_000;
/** Bytes of a file with words of several parts. */
const WORDS_TOGETHER = 30_000;

const nameOfFewWords: Rolldown.CodeSplittingNameFunction = (id) => {
  const [, code] = /\/locales\/([^/]+)\/[^/]+\.json/.exec(id) ?? [];
  return code && `locale-${code}-more`;
};

/**
 * Which modules come in one file. A group names where its screens begin and takes along all that
 * they need. What the sign-in and the screens behind it share is a file of its own, so that the sign-in
 * loads nothing of theirs, and they none of its calls, whose shapes are as long as all words of a language.
 */
export function chunkGroups(screens: readonly FirstScreen[]): Rolldown.CodeSplittingGroup[] {
  const fileOfWords = wordsFinder(screens);
  const belongsTo = (chunk: FirstScreen["chunk"]) => (id: string) =>
    screens.some((screen) => screen.chunk === chunk && isComponentOf(id, screen));
  const isApp = belongsTo("app");
  const isStart = belongsTo("start");
  const nameOfBase: Rolldown.CodeSplittingNameFunction = (id, graph) =>
    drawnEverywhere.test(id) ||
    (isOwn(id) && [isApp, isStart].every((test) => isNeededBy(test, id, graph)))
      ? "base"
      : undefined;
  return [
    { name: "react", priority: 9, test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: "base", priority: 8, tags: ["$initial"] },
    { name: nameOfBase, debugName: "base", priority: 8 },
    { name: "start", priority: 7, test: isStart },
    { name: "app", priority: 5, test: (id: string) => isApp(id) || isAskAhead(id) },
    { name: nameOfMany, debugName: "many-screens", priority: 2 },
    // A file for each icon would cost more in requests than it saves.
    { name: "icons", priority: 3, test: /node_modules\/@tabler\// },
    { name: fileOfWords, priority: 1, test: (id: string) => fileOfWords(id) !== undefined },
    { name: nameOfFewWords, maxModuleSize: FEW_WORDS, maxSize: WORDS_TOGETHER, priority: 0 },
    { name: nameOfShared, debugName: "shared", priority: 1, includeDependenciesRecursively: false },
  ];
}

/**
 * Finds the file in which the words lie that screens of a language begin with; undefined for other modules. What every
 * visit needs is one file, and what visits begin with that are led elsewhere is another.
 */
function wordsFinder(screens: readonly FirstScreen[]) {
  const { everywhere, elsewhere } = firstWords(screens);
  return (id: string): string | undefined => {
    const [, folder, words = ""] = /\/locales\/([^/]+)\/([^/]+)\.json/.exec(id) ?? [];
    const places = /\/i18n\/texts\/([^/]+)\.ts/.exec(id)?.[1];
    const found = languages.find(({ code }) =>
      places ? code.toLowerCase() === places : code === folder,
    );
    if (found && (places || everywhere.includes(words))) return wordsEverywhere(found.code);
    return found && elsewhere.includes(words) ? wordsElsewhere(found.code) : undefined;
  };
}
