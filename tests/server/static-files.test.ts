import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getBundles, getPrefetch, getVersion } from "#contract/calls/system.ts";
import { openBuilds } from "#server/http/builds.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let dataDir: string;

beforeAll(async () => {
  server = await openTestServer(async (folder) => {
    dataDir = folder;
    await build("one", ["main-1.js", "pdf-1/fonts/a.js"]);
    await openBuilds(join(dataDir, "dist"), dataDir);
    await rm(join(dataDir, "dist", "assets", "pdf-1"), { recursive: true });
    await build("two", ["main-2.js", "board-2.js", "locale-zh-2.js", "locale-en-2.js"]);
  });
});
afterAll(async () => server.close());

/** A build as it lies in dist. */
async function build(name: string, assets: string[]): Promise<void> {
  const dist = join(dataDir, "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  await writeFile(join(dist, "index.html"), `<title>${name}</title>`);
  await writeFile(join(dist, "main.js"), `// ${name}`);
  for (const asset of assets) {
    const path = join(dist, "assets", asset);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `// ${asset}`);
  }
  const urls = assets.map((asset) => `/assets/${asset}`);
  const bundles = ["/assets/bundles/1.bundle", "/assets/bundles/locale-de-2.bundle"];
  const precached = urls.slice(0, 1);
  const facts = { build: name, version: "1.2.3", assets: urls, precached, bundles };
  await writeFile(join(dist, "build.json"), JSON.stringify(facts));
}

async function get(url: string) {
  return server.inject({ method: "GET", url });
}

test("every screen's address gives the page, afresh each time", async () => {
  for (const url of ["/", "/plan/7", "/a/b/c?x=1", "/plan/%2e%2e/%2e%2e/etc/passwd"]) {
    const reply = await get(url);
    expect(reply.statusCode, url).toBe(200);
    expect(reply.body).toBe("<title>two</title>");
    expect(reply.headers["cache-control"]).toBe("no-cache");
    expect(reply.headers["content-type"]).toContain("text/html");
  }
});

test("assets keep for ever, those of the build before too; one that is none is not found", async () => {
  for (const name of ["main-2.js", "main-1.js", "pdf-1/fonts/a.js"]) {
    const reply = await get(`/assets/${name}`);
    expect(reply.body).toBe(`// ${name}`);
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect((await get("/assets/main-3.js")).statusCode).toBe(404);
});

test("code is packed for whoever understands it", async () => {
  const content = `// ${"a long line ".repeat(200)}`;
  const path = join(dataDir, "dist", "assets", "board-2.js");
  await writeFile(path, content);
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content));
  for (const [understood, packing, unpack] of [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ] as const) {
    for (const time of ["first", "second"]) {
      const headers = { "accept-encoding": understood };
      const reply = await server.inject({ method: "GET", url: "/assets/board-2.js", headers });
      expect(reply.headers, time).toMatchObject({
        "content-encoding": packing,
        vary: "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": expect.stringMatching(/^(text|application)\/javascript;/),
      });
      expect(reply.rawPayload.length).toBeLessThan(200);
      expect(unpack(reply.rawPayload).toString()).toBe(content);
    }
  }
  const plain = await get("/assets/board-2.js");
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.body).toBe(content);
});

test("a long page is packed and still recognised by who has it", async () => {
  const page = `<title>two</title>${" ".repeat(4_000)}`;
  await writeFile(join(dataDir, "dist", "index.html"), page);
  const headers = { "accept-encoding": "br" };
  const reply = await server.inject({ method: "GET", url: "/", headers });
  expect(reply.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(page);
  const again = { ...headers, "if-none-match": String(reply.headers["etag"]) };
  expect((await server.inject({ method: "GET", url: "/", headers: again })).statusCode).toBe(304);
});

test("the service worker is never cached", async () => {
  const reply = await get("/main.js");
  expect(reply.body).toBe("// two");
  expect(reply.headers["cache-control"]).toBe("no-cache");
});

test("an address under /api that is no call answers in the envelope", async () => {
  const reply = await get("/api/nothing");
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 404, reason: "callUnknown" });
});

test("pages may run no script but the app's own files", async () => {
  const policy = String((await get("/")).headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-eval");
});

test("the version names the build", async () => {
  const { data } = await server.call(getVersion, {});
  expect(data).toMatchObject({ version: "1.2.3", build: "two" });
});

test("what is fetched ahead is neither there already nor in another language", async () => {
  const { data } = await server.call(getPrefetch, { language: "zh" });
  expect(data).toEqual(["/assets/board-2.js", "/assets/locale-zh-2.js"]);
  const bundles = await server.call(getBundles, { language: "zh" });
  expect(bundles.data).toEqual(["/assets/bundles/1.bundle"]);
});

test("of older builds only the last five are kept", async () => {
  for (const name of ["three", "four", "five", "six", "seven"]) {
    await build(name, [`main-${name}.js`]);
    await openBuilds(join(dataDir, "dist"), dataDir);
  }
  const kept = await readdir(join(dataDir, "builds"));
  expect(kept.toSorted()).toEqual(["five", "four", "seven", "six", "three", "two"]);
});
