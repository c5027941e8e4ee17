import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import { noteOpened } from "./read-streams.ts";
import { trimStreams } from "./trim.ts";

const now = 1_800_000_000_000;
const pace = () => {
  const ending = new AbortController();
  let pauses = 0;
  return {
    ending,
    signal: ending.signal,
    pauses: () => pauses,
    async pause() {
      pauses += 1;
    },
  };
};

test("closed dialogs come down to 25 messages, the open one stays, and all keeps within 5,000", async () => {
  const database = await openBrowserOf(makeCompany(), MEMBER);
  for (let dialogId = 1; dialogId <= 5; dialogId += 1) {
    await cacheMessages(database, dialogId, [1, 1_300]);
    await noteOpened(
      database,
      { entity: "dialog", id: dialogId },
      dialogId === 3 ? now - 30_000 : now - 3_600_000,
    );
  }
  expect(await trimStreams(database, now, pace())).toBe(4 * 1_275);
  const ranges = await database.stream.toArray();
  expect(ranges.map(({ ranges: runs }) => runs)).toEqual([
    [[1_276, 1_300]],
    [[1_276, 1_300]],
    [[1, 1_300]],
    [[1_276, 1_300]],
    [[1_276, 1_300]],
  ]);
  expect(await database.message.count()).toBe(1_400);
});

test("whoever waits for the database goes between, and it ends when the tab no longer leads", async () => {
  const database = await openBrowserOf(makeCompany(), MEMBER);
  await cacheMessages(database, 1, [1, 1_300]);
  const own = pace();
  const pause = async () => {
    await own.pause();
    if (own.pauses() === 2) own.ending.abort();
  };
  expect(await trimStreams(database, now, { ...own, pause })).toBe(1_000);
  expect((await database.stream.get(["message", 1]))?.ranges).toEqual([[1_001, 1_300]]);
});
