import { beforeEach, describe, expect, it } from "vitest";
import type { AttentionEntry } from "#client/data/database/outbox-entry.ts";
import { messages } from "#client/ui/message-dialog/messages.ts";
import { closeToast, currentToasts } from "#client/ui/toast/show-toast.ts";
import { CHOOSE_STATUS, parameterError } from "#domain/refusal.ts";
import { newRefusedMoves } from "./refused-moves.ts";
import { tellFailedMove } from "./tell-failed-move.ts";

const words = { title: "Exception", text: "Nothing has changed" };

const refusedThing = (n: number, command: AttentionEntry["command"]): AttentionEntry => ({
  n,
  command,
  args: {},
  at: 1,
  refusal: parameterError(),
});

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  while (messages.current()) messages.answer(undefined);
});

describe("a move that fails", () => {
  it("says why in a dialog, until it was read", () => {
    tellFailedMove(parameterError("task.notChanged"), words);
    expect(messages.current()).toEqual(words);
    expect(currentToasts()).toEqual([]);
    messages.answer(undefined);
    expect(messages.current()).toBeUndefined();
  });

  it("for want of a status only says so, for the person is about to choose it", () => {
    tellFailedMove({ code: CHOOSE_STATUS }, words);
    expect(currentToasts()).toMatchObject([{ title: words.title, message: words.text }]);
    expect(messages.current()).toBeUndefined();
  });

  it("at the server is told once, and nothing else that was refused with it", () => {
    const attention = [refusedThing(3, "task.move"), refusedThing(2, "task.edit")];
    const moved = refusedThing(1, "task.move");
    const told = newRefusedMoves([...attention, moved], new Set([1]));
    expect(told.map(({ n }) => n)).toEqual([3]);
  });
});
