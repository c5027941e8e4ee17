import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What gets much smaller; pictures and fonts are packed as they are. */
const packable = /\.(m?js|css|html|svg|webmanifest|bundle)$/;
/** Shorter files are as long packed, bytes. */
const WORTH_IT = 1024;
/** Nearly as small as with the highest, in a tenth of the time. */
const BROTLI_QUALITY = 9;

/** Writes beside each file of a build the same one packed, so that no server has to do it again and again. */
export function packedFilesPlugin(): Plugin {
  let folder = "";
  return {
    name: "plumbline-packed-files",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: { order: "post", sequential: true, handler: () => packAll(folder) },
  };
}

function packAll(folder: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!packable.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < WORTH_IT) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
}
