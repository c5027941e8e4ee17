import { namesToTokens } from "#client/parts/chat/mention/mention-text.ts";
import { mentionsIn } from "#domain/message/mention.ts";

/** Words that wait, as a person edits them: with the names of those who are called in them. */
export interface EditedWords {
  readonly shown: string;
  /** What was made of them, as it is stored. */
  stored(words: string): string;
}

/** Things that are named stay as they are stored: a name of theirs would lead nowhere. */
export function editedWords(text: string, nameOf: (userId: number) => string): EditedWords {
  const people = mentionsIn(text)
    .map((id) => ({ id, name: nameOf(id) }))
    .filter(({ name }) => name !== "");
  const shown = people.reduce(
    (words, { id, name }) => words.replaceAll(`<@${id}>`, `@${name}`),
    text,
  );
  return { shown, stored: (words) => namesToTokens(words, people) };
}
