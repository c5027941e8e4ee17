import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../../refusal.ts";
import { writeChain } from "./write-chain.ts";

export const writeChainCases = casesOf(writeChain, {
  by: "member",
  arguments: ({ chain, mint }, me) => ({ msgId: chain.id, lineId: mint(me), text: "Two shovels" }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "a line of somebody else": {
      by: "member",
      arguments: ({ chain }) => ({
        msgId: chain.id,
        lineId: chain.msg.type === "word-chain" ? (chain.msg.list[0]?.id ?? 0) : 0,
        text: "Mine now",
      }),
      code: NO_ACCESS,
      reason: "message.authorOnly",
    },
    "a line in what is no word-chain": {
      arguments: ({ message }) => ({ msgId: message.id, text: "Me too" }),
      code: PARAMETER_ERROR,
      reason: "message.noChain",
    },
  },
});
