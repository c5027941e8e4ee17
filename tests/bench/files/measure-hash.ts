import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { scriptOf, workerScriptsOf } from "#tests/make/files/script-of.ts";
import { HASH_SLICE } from "#domain/limits.ts";
import { type Figure, median } from "../figure.ts";
import type { HashTimes, MeasureHash } from "./hash-page.ts";

const SLICES = 30;
const MB = 1024 ** 2;
const ROUNDS = 3;
const BYTES = SLICES * HASH_SLICE;

/** How fast a picked file of 300 MB is reckoned in its worker, and copied meanwhile, beside what reckons and nothing else. */
export async function measureHash(browser: Browser): Promise<Figure[]> {
  const scripts = await workerScriptsOf("workers/hash.worker.ts");
  const server = createServer(({ url = "" }, response) => {
    const script = scripts.get(url);
    response.setHeader("content-type", script ? "text/javascript" : "text/html");
    response.end(script ?? "<!doctype html><title>Bench</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const reckoning = [...scripts.keys()].find((path) => path.includes("md5"));
  if (!reckoning) throw new Error("No worker reckons");
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(await scriptOf("tests/bench/files/hash-page.ts"));
  const times: HashTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(
      await page.evaluate(
        async ([addresses, slices]) => {
          const { measureHash: measure } = globalThis as unknown as { measureHash: MeasureHash };
          return measure(addresses, slices);
        },
        [{ copying: "/script.js", reckoning }, SLICES] as const,
      ),
    );
  }
  await page.close();
  server.close();
  const rate = (time: number) => BYTES / MB / (time / 1_000);
  const copied = rate(median(times.map((each) => each.copied)));
  const reckoned = rate(median(times.map((each) => each.reckoned)));
  const alone = rate(median(times.map((each) => each.alone)));
  return [
    { name: "MD5 of 300 MB in its worker, as they are read", value: reckoned, unit: "MB/s" },
    { name: "the same, copied into the browser's keeping meanwhile", value: copied, unit: "MB/s" },
    { name: "spark-md5 alone over the same bytes", value: alone, unit: "MB/s" },
    { name: "OpenSSL's MD5 over as many bytes", value: rate(timeOpenssl()), unit: "MB/s" },
    {
      name: "the worker beside spark-md5 alone",
      value: (100 * reckoned) / alone,
      unit: "%",
      budget: 85,
      atLeast: true,
    },
    {
      name: "longest task of the page's own thread meanwhile",
      value: Math.max(...times.map(({ longestTask }) => longestTask)),
      unit: "ms",
      budget: 50,
    },
  ];
}

function timeOpenssl(): number {
  const slice = Buffer.alloc(HASH_SLICE, 7);
  const md5 = createHash("md5");
  const started = performance.now();
  for (let count = 0; count < SLICES; count += 1) md5.update(slice);
  md5.digest();
  return performance.now() - started;
}
