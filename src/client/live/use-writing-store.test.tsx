import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { noRoom } from "#client/data/database/storage-errors.ts";
import { type FullDisk, putOnFullDisk } from "#tests/make/full-disk.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import { type Data, DataContext } from "./data-context.ts";
import { useWritingStore } from "./use-writing-store.ts";

let database: LocalDatabase;
let disk: FullDisk;
let beside: Map<string, string>;
let refused: unknown[];
let time: number;
let data: Data;

beforeEach(async () => {
  database = await openBrowserOf(makeCompany(), MEMBER);
  disk = await putOnFullDisk(database);
  beside = new Map();
  refused = [];
  time = 1_800_000_000_000;
  const onRefused = (refusal: unknown) => void refused.push(refusal);
  const now = () => (time += 1);
  data = { database, now, onRefused } as never;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => beside.get(name) ?? null,
    setItem: (name: string, value: string) => void beside.set(name, value),
    removeItem: (name: string) => void beside.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The store of a note as a screen has it that was just opened. */
function openStore(): ReturnType<typeof useWritingStore> {
  let store: ReturnType<typeof useWritingStore> | undefined;
  function Screen() {
    store = useWritingStore("note.7", "file.addVersion");
    return null;
  }
  renderToStaticMarkup(
    <DataContext.Provider value={data}>
      <Screen />
    </DataContext.Provider>,
  );
  if (!store) throw new Error("Nothing was drawn");
  return store;
}

const made = { baseId: 8, settlesId: 0 };
const read = async () => (await openStore().read())?.text;

test("what is written lies in the database, and what a page left behind that went is taken up", async () => {
  const store = openStore();
  store.save({ text: "Pour", made });
  await expect.poll(async () => (await database.writing.toArray()).length).toBe(1);
  expect(beside.size).toBe(0);
  disk.hasRoom = () => false;
  store.saveLeaving({ text: "Pour at seven", made });
  expect(await read()).toBe("Pour at seven");
  disk.hasRoom = () => true;
  store.save({ text: "Pour at nine", made });
  await expect.poll(read).toBe("Pour at nine");
  await expect.poll(() => beside.size).toBe(0);
  store.forget();
  await expect.poll(async () => database.writing.count()).toBe(0);
  expect(await read()).toBeUndefined();
});

test("what was thrown away while it was still being kept does not come back", async () => {
  disk.hasRoom = () => false;
  const store = openStore();
  store.saveLeaving({ text: "Pour at seven", made });
  store.forget();
  for (let turn = 0; turn < 5; turn += 1) await database.writing.count();
  expect(await read()).toBeUndefined();
  expect(beside.size).toBe(0);
});

test("a full device says so, and what was written stays beside the database", async () => {
  disk.hasRoom = (_put, table) => table !== "writing";
  openStore().save({ text: "Pour at seven", made });
  await expect.poll(() => refused).toEqual([noRoom]);
  await expect.poll(read).toBe("Pour at seven");
});

test("what an app before kept beside the database is taken up", async () => {
  const before = { text: "Pour", baseId: 8, settlesId: 3, isChanged: true };
  beside.set("plumbline.kept.note.7", JSON.stringify(before));
  expect(await openStore().read()).toMatchObject({
    text: "Pour",
    made: { baseId: 8, settlesId: 3 },
  });
  beside.set("plumbline.kept.note.7", JSON.stringify({ html: "<p>Pour</p>", version: 4 }));
  expect(await openStore().read()).toMatchObject({ text: "<p>Pour</p>", made: { version: 4 } });
});
