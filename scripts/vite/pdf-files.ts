import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:pdf-files";

/** What the reader of PDFs asks for by name while it reads one, by the folder of its package. */
const needed: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(pfb|ttf)$|^LICENSE/,
  // The page's policy runs no WebAssembly: these are the same decoders of pictures as scripts.
  wasm: /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/,
};

/**
 * Lays the tables of characters, the fonts and the decoders of PDFs beside the build, under the names by which their
 * reader asks for them, in a folder of its version. `virtual:pdf-files` says where that is.
 */
export function pdfFilesPlugin(root: string): Plugin {
  const source = join(root, "node_modules/pdfjs-dist");
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    version: string;
  };
  const place = `assets/pdf-${version}`;
  let isServed = false;
  return {
    name: "plumbline-pdf-files",
    configResolved({ command }) {
      isServed = command === "serve";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const pdfFiles = ${JSON.stringify(isServed ? `/@fs${source}/` : `/${place}/`)};`
        : undefined,
    generateBundle() {
      for (const [folder, isNeeded] of Object.entries(needed)) {
        for (const name of readdirSync(join(source, folder))) {
          if (!isNeeded.test(name)) continue;
          this.emitFile({
            type: "asset",
            fileName: `${place}/${folder}/${name}`,
            source: readFileSync(join(source, folder, name)),
          });
        }
      }
    },
  };
}
