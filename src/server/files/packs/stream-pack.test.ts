import { expect, test } from "vitest";
import type { Server } from "../../server.ts";
import { streamLent } from "./stream-pack.ts";

test("once nobody reads on, nothing more is asked for folders that are empty", async () => {
  const entries = Array.from({ length: 50 }, (_, at) => ({
    path: `${at}/`,
    fileId: 0,
    size: 0,
    updateTime: 5,
  }));
  let asked = 0;
  const goes = Promise.withResolvers<void>();
  const reach = {
    itemThere: async () => undefined,
    itemsIn: async () => [],
    contentOf: async () => undefined,
    async isStillLent() {
      asked += 1;
      if (asked === 3) goes.resolve();
      // Others have their turn between.
      await new Promise((resolve) => setImmediate(resolve));
      return true;
    },
  };
  const bytes = streamLent({ files: {} as Server["files"] }, reach, { entries });
  await goes.promise;
  bytes.destroy();
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(3);
});
