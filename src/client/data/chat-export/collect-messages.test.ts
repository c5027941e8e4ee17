import { expect, test } from "vitest";
import type { CallFailure, Caller } from "#client/data/calls/http.ts";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { collectMessages } from "./collect-messages.ts";

const unreached: CallFailure = {
  kind: "network",
  code: -1001,
  reason: "networkException",
  msg: "",
};

/** A chat of which the newest thirty of ninety messages are on the device, and a server that answers in pages of twenty-five. */
async function openChat(pages = Infinity) {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, id, [61, 90]);
  const kept = await database.message.where("dialogId").equals(id).toArray();
  const [sample] = kept;
  let left = pages;
  const asked: unknown[] = [];
  const call = (async (_call: unknown, body: { prevId: number }) => {
    asked.push(body);
    if (left === 0) return { ok: false, failure: unreached };
    left -= 1;
    const until = positionOf(body.prevId);
    const rows = Array.from({ length: Math.min(25, until) }, (_, index) => {
      const position = until - Math.min(25, until) + 1 + index;
      return { ...sample, id: idAt(position), position };
    });
    return { ok: true, value: { rows, epoch: "", head: 0 } };
  }) as unknown as Caller;
  const first = sample?.id ?? 0;
  const idAt = (position: number) => first + position - 61;
  const positionOf = (messageId: number) => messageId - first + 61;
  const collect = (most: number, before?: Awaited<ReturnType<typeof collectMessages>>) =>
    collectMessages(database, call, {
      dialogId: id,
      most,
      ...(before && { before: before.messages }),
      onProgress: () => undefined,
    });
  return { collect, asked, database };
}

const positions = ({ messages }: Awaited<ReturnType<typeof collectMessages>>) =>
  messages.map(({ position }) => position);
const upTo90 = (from: number) => Array.from({ length: 91 - from }, (_, index) => from + index);

test("what is not on the device is asked for page by page, and not kept", async () => {
  const { collect, database } = await openChat();
  const whole = await collect(1_000);
  expect(positions(whole)).toEqual(upTo90(1));
  expect(whole).toMatchObject({ earlierMissing: false });
  expect(await database.message.count()).toBe(30);
});

test("of a longer chat the newest are had", async () => {
  const { collect } = await openChat();
  const cut = await collect(50);
  expect(positions(cut)[0]).toBeGreaterThan(1);
  expect(positions(cut)).toEqual(upTo90(positions(cut)[0] ?? 0));
  expect(cut.failure).toBeUndefined();
});

test("where the server is not reached what was had stays, and it goes on from there", async () => {
  const { collect } = await openChat(1);
  const cut = await collect(1_000);
  expect(cut.failure).toEqual(unreached);
  expect(positions(cut)).toEqual(upTo90(37));
  const { collect: again } = await openChat();
  expect(positions(await again(1_000, cut))).toEqual(upTo90(1));
});

test("what lies on the device needs no server", async () => {
  const { collect, asked } = await openChat(0);
  expect(positions(await collect(30))).toEqual(upTo90(61));
  expect(asked).toEqual([]);
});
