import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { sendChain } from "./send-chain.ts";

test("a word-chain begins with what it is about and nobody in it", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  world.does(MEMBER, "message.sendChain", { dialogId, text: "Who brings what?" });
  expect(world.all("message")[0]).toMatchObject({
    mtype: "word-chain",
    msg: { type: "word-chain", text: "Who brings what?", list: [] },
  });
  const args = { id: 7, dialogId, text: "Who?" };
  expect([sendChain.minted?.(args), sendChain.lane(args, { userId: MEMBER })]).toEqual([
    [7],
    { entity: "dialog", id: dialogId },
  ]);
});
