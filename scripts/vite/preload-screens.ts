import type { Plugin, Rolldown } from "vite";
import { languages } from "../../src/base/languages.ts";
import { timeLocaleName } from "../../src/client/i18n/time-locale.ts";
import { firstWords, wordsElsewhere, wordsEverywhere } from "./first-words.ts";
import { type FirstScreen, isComponentOf, withParents } from "./read-features.ts";

/** Writes into the page which files each screen is made of, and which words screens begin with: they are asked for at once. */
export function preloadScreens(screens: readonly FirstScreen[]): Plugin {
  return {
    name: "plumbline-preload-screens",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const { everywhere, elsewhere } = firstWords(screens);
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const start = {
          languages: languages.map(({ code, locale, tags }) => ({ code, locale, tags })),
          texts: Object.fromEntries(
            languages.map(({ code }) => [code, filesOfWords(code, chunks)]),
          ),
          words: { everywhere, elsewhere },
          screens: screens.map((screen) => ({
            address: screen.address,
            moreWords: screen.texts.some((text) => elsewhere.includes(text)),
            files: filesOfScreen(screen, screens, chunks).filter((file) => !html.includes(file)),
          })),
        };
        const place = /(id="start">)\s*\{\}\s*/;
        if (!place.test(html)) throw new Error("index.html has no place for what the start needs");
        return html.replace(place, (_, before: string) => before + JSON.stringify(start));
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

/** The words of a language that every visit and that some visits begin with, and the names of its times. */
function filesOfWords(code: string, chunks: readonly Chunk[]) {
  const times = `/dayjs/locale/${timeLocaleName(code)}.js`;
  const filesOf = (test: (chunk: Chunk) => boolean) =>
    chunks.filter(test).map(({ fileName }) => `/${fileName}`);
  return {
    everywhere: filesOf(
      ({ name, facadeModuleId }) =>
        name === wordsEverywhere(code) || facadeModuleId?.endsWith(times) === true,
    ),
    elsewhere: filesOf(({ name }) => name === wordsElsewhere(code)),
  };
}

/** All that has to be there before the screen can be drawn. */
function filesOfScreen(
  screen: FirstScreen,
  screens: readonly FirstScreen[],
  chunks: readonly Chunk[],
): string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || files.has(`/${name}`)) return;
    files.add(`/${name}`);
    for (const imported of chunk.imports) collect(imported);
  };
  const around = withParents(screen, screens);
  for (const { fileName, moduleIds } of chunks) {
    if (moduleIds.some((id) => around.some((one) => isComponentOf(id, one)))) collect(fileName);
  }
  return [...files];
}
