import { afterAll, beforeAll, expect, test } from "vitest";
import { contentAddress } from "#contract/file-address.ts";
import { scanNext } from "#server/files/scan/scan-contents.ts";
import type { Scanner } from "#server/files/scan/scanner.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringFile, readContent } from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer(undefined, { scanner: { command: ["true"] } });
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const clean: Scanner = { scan: async () => ({ state: "clean" }) };

async function bring(someone: Someone, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  return (await bringFile(server, someone, world.group.id, bytes, `${text}.txt`)).id;
}

const statusOf = async (fileId: number) =>
  (await readContent(server, contentAddress(fileId, "whole"), { token: world.leader.token }))
    .status;

test("nobody's file stays shut behind all that somebody else brings", async () => {
  const { member, leader } = world;
  for (let at = 1; at <= 8; at += 1) await bring(member, `One of many ${at}`);
  const [first, second] = [await bring(leader, "The first"), await bring(leader, "The second")];
  for (let turns = 0; turns < 2; turns += 1) await scanNext(server.parts, clean);
  expect(await Promise.all([first, second].map(statusOf))).toEqual([200, 200]);
  let left = 0;
  while (await scanNext(server.parts, clean)) left += 1;
  expect(left).toBe(8);
});
