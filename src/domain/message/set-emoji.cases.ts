import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { setEmoji } from "./set-emoji.ts";

export const setEmojiCases = casesOf(setEmoji, {
  by: "member",
  arguments: ({ message }) => ({ msgId: message.id, symbol: "👍" }),
  roles: inside(PARAMETER_ERROR),
});
