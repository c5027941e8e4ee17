import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { keepDraft } from "./keep-draft.ts";
import { mayBeTold, takesOver } from "./held-draft.ts";

function makeWriter() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const keeps = (text: string, more: { replyId?: number; was?: string } = {}) =>
    world.does(LEADER, "dialog.draft", { dialogId, text, ...more });
  const kept = () => world.find("dialogDraft", joinKey(dialogId, LEADER));
  return { world, dialogId, keeps, kept };
}

test("what somebody begins is theirs alone, and replaced by who has read it", () => {
  const { world, dialogId, keeps, kept } = makeWriter();
  const answered = makeMessage(world, dialogId);
  keeps("The crane", { replyId: answered.id });
  expect(kept()).toMatchObject({ text: "The crane", replyId: answered.id });
  expect(keeps("The lorry").changes).toEqual([]);
  keeps("The crane comes", { was: "The crane" });
  expect(kept()).toMatchObject({ text: "The crane comes", replyId: 0 });
  keeps("", { was: "The crane comes" });
  expect(kept()).toMatchObject({ text: "", time: world.now });
  expect(world.find("dialogDraft", joinKey(dialogId, MEMBER))).toBeUndefined();
});

test("of several in a row the last one is sent, going on from what the first one did", () => {
  const draft = (dialogId: number, text: string) => ({ dialogId, text, was: `${text}?` });
  expect(keepDraft.merge?.(draft(1, "a"), draft(1, "ab"))).toEqual({
    ...draft(1, "ab"),
    was: "a?",
  });
  expect(keepDraft.merge?.(draft(1, "a"), draft(2, "ab"))).toBeUndefined();
});

test.each([
  ["what is new stands where nothing is", "", "", true],
  ["what is new stands for what both had", "The", "The", true],
  ["words that only this device has stay", "The lorry", "The", false],
  ["what was sent here does not come back", "", "The crane", false],
])("%s", (_name, text, agreed, takes) => {
  expect(takesOver({ text: "The crane" }, { text, agreed })).toBe(takes);
});

test("nothing takes over where nobody wrote, or the same", () => {
  const held = { text: "The", agreed: "" };
  expect(takesOver(undefined, held)).toBe(false);
  expect(takesOver({ text: "The" }, held)).toBe(false);
});

test.each([
  ["where nothing stands", "", "", true],
  ["where this device has read what stands", "The", "The", true],
  ["not where others have words that were never read here", "The lorry", "The", false],
])("other devices get to know of it %s", (_name, text, agreed, told) => {
  expect(mayBeTold({ text }, { agreed })).toBe(told);
  expect(mayBeTold(undefined, { agreed })).toBe(true);
});
