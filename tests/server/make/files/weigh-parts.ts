/** Puts a content into an S3 in parts and reads it back, in a process of its own: prints how much came back and the most that was held, in bytes. */
import { Readable } from "node:stream";
import { openPlaces, storeOf } from "#server/files/store/open-store.ts";
import { dropFolder, temporaryFolder } from "../../database/scratch.ts";
import { bytesOf } from "../uploads.ts";
import { openBucket } from "./bucket.ts";

const CHUNK = 5 * 1024 ** 2;
const COUNT = 40;

const bucket = await openBucket();
const folder = await temporaryFolder();
const store = storeOf(await openPlaces(folder, { s3: bucket.settings }));
const piece = bytesOf(CHUNK, 13);
for (let index = 0; index < COUNT; index += 1) {
  await store.writePart("call-part", Readable.from([piece]), CHUNK);
  await store.placePart("call-part", "upload-901", index * CHUNK);
}
const sha256 = (await store.digest("upload-901"))?.sha256 ?? "";
const before = process.memoryUsage().arrayBuffers;
let most = 0;
const watch = setInterval(() => {
  // Only what is still held counts, not what nobody has swept yet.
  globalThis.gc?.();
  most = Math.max(most, process.memoryUsage().arrayBuffers - before);
}, 250);
await store.keep("upload-901", sha256);
let read = 0;
for await (const part of await store.read(sha256, { from: 0, to: COUNT * CHUNK - 1 }))
  read += (part as Buffer).length;
clearInterval(watch);
await bucket.close();
await dropFolder(folder);
process.stdout.write(JSON.stringify({ size: COUNT * CHUNK, read, most }));
