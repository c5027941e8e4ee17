import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Server } from "../../server.ts";
import { streamLent } from "./stream-pack.ts";

test("of however many empty folders it is asked once whether they are still lent", async () => {
  const entries = Array.from({ length: 50 }, (_, at) => ({
    path: `${at}/`,
    fileId: 0,
    size: 0,
    updateTime: 5,
  }));
  let asked = 0;
  const reach = {
    itemThere: async () => undefined,
    itemsIn: async () => [],
    contentOf: async () => undefined,
    async isStillLent() {
      asked += 1;
      return asked === 1;
    },
  };
  const lent = async () => buffer(streamLent({ files: {} as Server["files"] }, reach, { entries }));
  expect((await lent()).toString("latin1")).toContain("49/");
  expect(asked).toBe(1);
  await expect(lent()).rejects.toThrow("may not read on");
});
