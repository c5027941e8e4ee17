import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { joinBundle } from "../../src/base/asset-bundle.ts";
import { cutBySize } from "./cut-by-size.ts";

const MODULE = "virtual:pdf-files";
const LICENCE = /^LICENSE/;

/** What the reader of PDFs asks the page for, by the folder of its package: hundreds of small files, which come in packs. */
const packed: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
};

/** The page's policy runs no WebAssembly: these are the same decoders of pictures as scripts. They are run by address. */
const decoders = /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/;

/** Name of the first file in it, and address; the packs of a folder stand in the order of their files' names. */
type Pack = readonly [first: string, address: string];

/**
 * Lays the tables of characters, the fonts and the decoders of PDFs beside the build. `virtual:pdf-files` says where they
 * are; while the app is developed, that is the package itself.
 */
export function pdfFilesPlugin(root: string): Plugin {
  const source = join(root, "node_modules/pdfjs-dist");
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    version: string;
  };
  const place = `assets/pdf-${version}`;
  const namesIn = (folder: string, isNeeded: RegExp) =>
    readdirSync(join(source, folder))
      .filter((name) => isNeeded.test(name))
      .toSorted((one, other) => (one < other ? -1 : 1));
  const packsOf = (context: Rolldown.PluginContext, folder: string, isNeeded: RegExp) => {
    const files = namesIn(folder, isNeeded).map((path) => ({
      path,
      type: "application/octet-stream",
      content: Uint8Array.from(readFileSync(join(source, folder, path))),
    }));
    return cutBySize(files).map((piece, index): Pack => {
      const fileName = `assets/pdf-${folder}-${index}-${version}.bin`;
      context.emitFile({ type: "asset", fileName, source: joinBundle(piece) });
      return [piece[0]?.path ?? "", `/${fileName}`];
    });
  };
  let isServed = false;
  return {
    name: "plumbline-pdf-files",
    configResolved({ command }) {
      isServed = command === "serve";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const packs = Object.entries(isServed ? {} : packed).map(([folder, isNeeded]) => [
        folder,
        packsOf(this, folder, isNeeded),
      ]);
      const places = {
        folder: isServed ? `/@fs${source}/` : `/${place}/`,
        packs: Object.fromEntries(packs) as Record<string, Pack[]>,
      };
      return `export const pdfFiles = ${JSON.stringify(places)};`;
    },
    generateBundle() {
      const lay = (folder: string, isNeeded: RegExp) => {
        for (const name of namesIn(folder, isNeeded))
          this.emitFile({
            type: "asset",
            fileName: `${place}/${folder}/${name}`,
            source: readFileSync(join(source, folder, name)),
          });
      };
      lay("wasm", decoders);
      for (const folder of Object.keys(packed)) lay(folder, LICENCE);
    },
  };
}
