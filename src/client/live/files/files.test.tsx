import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCaller } from "#client/data/calls/http.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readUploads, readWhereabouts, readWifiOnly } from "#client/data/queries/uploads.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";
import { madeBytes, settleAll } from "#tests/make/files/picked-files.ts";
import { workerWith } from "#tests/make/files/thread-of-worker.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { type Data, DataContext } from "../data-context.ts";
import { LiveQueries } from "../live-queries.ts";
import { useFilePicture } from "./use-file-picture.ts";
import { useSaveFile } from "./use-save-file.ts";
import { useSendFiles } from "./use-send-files.ts";
import { useUploadActions, useUploads, useWifiOnly } from "./use-uploads.ts";

let database: LocalDatabase;
let data: Data;
let dialogId: number;
let reply: () => Promise<Response>;
/** What threads do that copy: they wait for the next file for a while, also of another test. */
let copying: typeof copyHere;
let saved: { name: string; address: string }[];

const copyHere = (_name: string, fileId: number, source: Blob) =>
  copyIn(database, fileId, source, () => Date.now());

beforeEach(async () => {
  const world = makeCompany();
  dialogId = makeGroup(world).id;
  database = await openBrowserOf(world, MEMBER);
  const queries = new LiveQueries(database, Promise.resolve());
  const quietCall = createCaller({
    origin: "http://site",
    token: () => "",
    language: () => "en",
    fetch: async () => reply(),
  });
  data = { database, queries, quietCall, now: () => Date.now(), syncNow: () => undefined } as never;
  copying = copyHere;
  vi.stubGlobal(
    "Worker",
    workerWith({ copy: (...args: Parameters<typeof copyHere>) => copying(...args) }),
  );
  vi.stubGlobal("location", { origin: "http://site" });
  saved = [];
  const createElement = () => {
    const link = { href: "", download: "" };
    return {
      ...link,
      click(this: typeof link) {
        saved.push({ name: this.download, address: this.href });
      },
    };
  };
  vi.stubGlobal("document", { createElement });
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null });
});
afterEach(() => vi.unstubAllGlobals());

/** What a hook gives a screen that is drawn once. */
function drawn<Value>(useHook: () => Value): Value {
  let value: { readonly given: Value } | undefined;
  function Screen() {
    value = { given: useHook() };
    return null;
  }
  renderToStaticMarkup(
    <DataContext.Provider value={data}>
      <Screen />
    </DataContext.Provider>,
  );
  if (!value) throw new Error("Nothing was drawn");
  return value.given;
}

const pick = (name: string, size = 3_000) => new File([madeBytes(size)], name);
const sentNames = async () =>
  (await database.outbox.toArray()).map(({ args }) => (args as { name: string }).name);

async function uploads() {
  await data.queries.ask(readUploads, dialogId);
  const answer = drawn(() => useUploads({ dialogId }));
  return answer.state === "ready" ? answer.value : [];
}

test("picked files are on their way at once and become messages in their order", async () => {
  const send = drawn(useSendFiles);
  await send(dialogId, [pick("tour.mp4", 90_000), pick("a.jpg"), pick("b.jpg")], { text: "Noon" });
  expect((await uploads()).map(({ name }) => name)).toEqual(["tour.mp4", "a.jpg", "b.jpg"]);
  await expect.poll(sentNames).toEqual(["tour.mp4", "a.jpg", "b.jpg"]);
  await send(dialogId, []);
  expect(await database.upload.count()).toBe(3);
});

test("a picture goes as it was made ready, seen here at once; what cannot be drawn goes as it is", async () => {
  const small = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]).buffer;
  const content = new Blob([madeBytes(2_000)], { type: "image/jpeg" });
  const sizes = { width: 2_560, height: 1_920 };
  const prepare = () => ({
    content,
    ...sizes,
    smaller: { tiny: small, thumb: small, view: small },
  });
  vi.stubGlobal("Worker", workerWith({ copy: copyHere, prepare }));
  const send = drawn(useSendFiles);
  await send(dialogId, [pick("wall.png", 9_000)]);
  const asItIs = pick("wall.png", 9_000);
  await send(dialogId, [asItIs], { unchanged: new Set([asItIs]) });
  await expect.poll(sentNames).toEqual(["wall.jpg", "wall.png"]);
  const [first, second] = await uploads();
  expect(first).toMatchObject({ name: "wall.jpg", size: 2_000, ...sizes, thumb: "/9j/4AAA" });
  expect(second).toMatchObject({ name: "wall.png", size: 9_000, ...sizes, thumb: "/9j/4AAA" });
  const kept = await database.keptFile.toArray();
  expect(kept.map(({ fileId, variant }) => [fileId, variant])).toEqual([
    [first?.fileId, "thumb"],
    [first?.fileId, "view"],
    [second?.fileId, "thumb"],
    [second?.fileId, "view"],
  ]);
});

test("what dies while it copies is told, and holds up nothing", async () => {
  copying = () => {
    throw new Error("Its thread died");
  };
  const send = drawn(useSendFiles);
  await send(dialogId, [pick("a.jpg")]);
  await expect
    .poll(async () => (await database.upload.toArray())[0]?.failure?.reason)
    .toBe("file.unreadable");
});

test("a person pauses, resumes and removes, and says that bytes wait for Wi-Fi", async () => {
  await drawn(useSendFiles)(dialogId, [pick("a.jpg")]);
  await expect.poll(sentNames).toEqual(["a.jpg"]);
  const [row] = await uploads();
  const actions = drawn(useUploadActions);
  const state = async () => (await database.upload.get(row?.fileId ?? 0))?.state;
  await actions.pauseAll();
  expect(await state()).toBe("paused");
  await actions.resumeAll();
  expect(await state()).toBe("waiting");
  await actions.pauseAll();
  await actions.resume(row?.fileId ?? 0);
  await actions.pause(row?.fileId ?? 0);
  expect(await state()).toBe("paused");
  await actions.retry(row?.fileId ?? 0);
  expect(await state()).toBe("paused");
  await actions.setWifiOnly(true);
  await data.queries.ask(readWifiOnly);
  expect(drawn(useWifiOnly)).toEqual({ state: "ready", value: true });
  await actions.remove(row?.fileId ?? 0);
  expect(await state()).toBeUndefined();
  expect(await database.outbox.count()).toBe(0);
});

test("a file is saved from here before it has arrived, and from the server after that", async () => {
  await drawn(useSendFiles)(dialogId, [pick("a.jpg")]);
  await expect.poll(sentNames).toEqual(["a.jpg"]);
  const [row] = await uploads();
  const save = drawn(useSaveFile);
  expect(await save(row?.fileId ?? 0, "a.jpg")).toBeUndefined();
  expect(saved).toMatchObject([{ name: "a.jpg", address: expect.stringMatching(/^blob:/) }]);
  await settleAll(database);
  await database.uploadChunk.clear();
  const url = "/files/1/whole?token=t";
  reply = async () => Response.json({ code: 200, msg: "", data: { name: "a.jpg", url } });
  expect(await save(row?.fileId ?? 0, "a.jpg")).toBeUndefined();
  expect(saved.at(-1)).toEqual({ name: "a.jpg", address: `http://site${url}&download=1` });
  reply = async () => Response.json({ code: 403, msg: "Not for you", data: null });
  expect(await save(row?.fileId ?? 0, "a.jpg")).toMatchObject({ code: 403, msg: "Not for you" });
  reply = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await save(row?.fileId ?? 0, "a.jpg")).toMatchObject({ kind: "network" });
});

test("of a picture that is still being read nothing is drawn", async () => {
  await drawn(useSendFiles)(dialogId, [pick("a.jpg")]);
  await expect.poll(sentNames).toEqual(["a.jpg"]);
  const [row] = await uploads();
  const where = await data.queries.ask(readWhereabouts, row?.fileId ?? 0);
  const nothing = { arriveTime: 0, scan: "", isLarge: false };
  expect(where).toEqual({ isHere: true, isKnown: true, ...nothing });
  expect(drawn(() => useFilePicture(row?.fileId ?? 0, "thumb"))).toBeUndefined();
});
