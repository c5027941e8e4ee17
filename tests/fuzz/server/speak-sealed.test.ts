import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { openStage, type Stage } from "../play/stage.ts";
import type { Seal } from "./seal.ts";
import { speakSealed } from "./speak-sealed.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => stage.close());

test.each<[Seal, number]>([
  ["right", 200],
  ["otherPath", 400],
  ["otherHeader", 400],
  ["torn", 400],
  ["unwrapped", 400],
])("what goes encrypted is heard as its sender reads it (%s)", async (seal, code) => {
  const [actor] = stage.actors;
  const headers = { "content-type": "application/json", [TOKEN_HEADER]: actor?.token ?? "" };
  const payload = JSON.stringify({ epoch: "", since: 0 });
  const spoken = { method: "POST", path: syncPull.path, headers, payload, seal };
  expect((await speakSealed(stage.server.address, spoken)).envelope).toMatchObject({ code });
});
