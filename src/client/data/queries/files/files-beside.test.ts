import { expect, test } from "vitest";
import { makeFolder, makeLibraryFile } from "#tests/make/library.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { readSurroundings } from "./files-beside.ts";

async function openLibrary() {
  const world = makeCompany();
  const folder = makeFolder(world, { name: "Crane films" }, MEMBER);
  const inner = makeFolder(world, { pid: folder.id, name: "720p & more" }, MEMBER);
  const put = (pid: number, name: string) => makeLibraryFile(world, { pid, name }, MEMBER).file.id;
  const ids = {
    list: put(folder.id, "hoist.m3u8"),
    piece: put(folder.id, "hoist 0.ts"),
    within: put(inner.id, "1.ts"),
    elsewhere: put(0, "0.ts"),
  };
  const database = await openBrowserOf(world, MEMBER);
  return { ids, around: await readSurroundings(database, ids.list) };
}

test.each([
  ["hoist 0.ts", "piece"],
  ["hoist%200.ts", "piece"],
  ["./720p%20&%20more/1.ts?token=1", "within"],
  ["../Crane films/hoist 0.ts", "piece"],
  ["hoist.m3u8", "list"],
] as const)("what a list calls %s is the file of that name beside it", async (written, name) => {
  const { ids, around } = await openLibrary();
  const found = await around.at(new URL(written, around.address).href);
  expect(found?.id).toBe(ids[name]);
});

test.each([
  "https://elsewhere.example/hoist 0.ts",
  "../0.ts",
  "/0.ts",
  "720p/1.ts",
  "%E0%A4%A",
  "",
])("%s leads to nothing", async (written) => {
  const { ids, around } = await openLibrary();
  const found = await around.at(URL.parse(written, around.address)?.href ?? written);
  expect(found?.id === ids.list ? undefined : found).toBeUndefined();
});

test("what lies at the top of one library is beside nothing at the top of another", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const ofPlan = (name: string) =>
    makeLibraryFile(world, { planId: plan.id, name }, MEMBER).file.id;
  const own = makeLibraryFile(world, { name: "0.ts" }, MEMBER).file.id;
  const ownList = makeLibraryFile(world, { name: "hoist.m3u8" }, MEMBER).file.id;
  const [list, piece] = [ofPlan("hoist.m3u8"), ofPlan("0.ts")];
  const database = await openBrowserOf(world, MEMBER);
  for (const [from, to] of [
    [list, piece],
    [ownList, own],
  ] as const) {
    const around = await readSurroundings(database, from);
    const found = await around.at(new URL("0.ts", around.address).href);
    expect(found?.id).toBe(to);
  }
});
