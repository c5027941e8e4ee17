import { EVERYBODY, replaceMentions } from "#domain/message/mention.ts";
import type { PersonOption } from "../../people/rank-people.ts";

/** Somebody who can be mentioned; id 0 is everybody. */
export type Mentionable = PersonOption;

/** What was typed, with each "@name" of somebody known as the token that is stored. */
export function namesToTokens(text: string, people: readonly Mentionable[]): string {
  if (!text.includes("@")) return text;
  const byLength = people.toSorted((left, right) => right.name.length - left.name.length);
  let rest = text;
  for (const { id, name } of byLength) {
    if (name !== "") rest = rest.replaceAll(`@${name}`, `<@${id}>`);
  }
  return rest;
}

/** What is stored, as it is typed. */
export function tokensToNames(text: string, nameOf: (id: number) => string): string {
  return replaceMentions(text, (id) => `@${nameOf(id)}`);
}

/**
 * The word behind an "@" right before the caret, or undefined when none is being typed. Chinese and
 * Japanese put no space before it; what stands right behind a letter of Latin script is an address.
 */
export function mentionBeingTyped(text: string, caret: number): string | undefined {
  const match = /(?:^|[^\w.%+-])@([^\s@]{0,20})$/.exec(text.slice(0, caret));
  return match?.[1];
}

/** The text with the name put in place of the word that was being typed, and where the caret goes. */
export function completeMention(
  text: string,
  caret: number,
  name: string,
): { text: string; caret: number } {
  const typed = mentionBeingTyped(text, caret) ?? "";
  const head = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: head + text.slice(caret), caret: head.length };
}

export const everybody = EVERYBODY;
