/**
 * `npm run gallery`: every part of the kit in all its states, light and dark, on a page for development.
 * `npm run gallery -- --photograph`: draws all of it into a folder instead, so that a change to a part is seen.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { photograph } from "./photograph.ts";

const { values } = parseArgs({ options: { photograph: { type: "boolean", default: false } } });
const server = await createServer({ configFile: join(import.meta.dirname, "vite.config.ts") });
await server.listen();
const [address = ""] = server.resolvedUrls?.local ?? [];
if (values.photograph) {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-gallery-"));
  const count = await photograph(address, folder);
  process.stdout.write(`${count} pictures in ${folder}\n`);
  await server.close();
} else {
  process.stdout.write(`The gallery is at ${address}\n`);
}
