import { newState, type StateDraft } from "./flow-draft.ts";

/** A word of the usual states. */
type UsualName = "names.toDo" | "names.doing" | "names.check" | "names.done" | "names.cancelled";

/** The states with which most workflows begin, in the words of whoever begins. */
export function usualStates(word: (key: UsualName) => string): StateDraft[] {
  return [
    newState(word("names.toDo"), "start"),
    newState(word("names.doing"), "progress"),
    newState(word("names.check"), "progress"),
    { ...newState(word("names.done"), "end"), outcome: "done" },
    { ...newState(word("names.cancelled"), "end"), outcome: "cancelled" },
  ];
}
