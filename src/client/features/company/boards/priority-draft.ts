import {
  type PriorityColor,
  type PriorityLevel,
  shippedPriorityName,
} from "#domain/task/priorities.ts";

/** A priority while it is edited. */
export interface PriorityDraft {
  readonly priority: number;
  /** What it is called here, also where that is as it was shipped. */
  readonly words: string;
  readonly color: PriorityColor;
  readonly days: number;
}

type Say = (key: string) => string;

function shippedWords(priority: number, say: Say): string {
  const key = shippedPriorityName(priority);
  return key === undefined ? "" : say(key);
}

export function draftOfLevel({ priority, name, color, days }: PriorityLevel, say: Say) {
  return { priority, words: name || shippedWords(priority, say), color, days };
}

/** What is sent of it: called as it was shipped, it is called so in every language. */
export function inputOfDraft({ priority, words, color, days }: PriorityDraft, say: Say) {
  const name = words.trim();
  const isShipped = name === "" || name === shippedWords(priority, say);
  return { priority, ...(!isShipped && { name }), color, days };
}
