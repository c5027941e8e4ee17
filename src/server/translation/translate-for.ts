import { failure, type Result } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";
import { addTranslated, takeTranslated } from "../tables/own/outward/translated-words.ts";
import { askTranslator, type Translated } from "./ask-translator.ts";

/** Has words translated for somebody, as far as the operator lets one person have it in a day; what it does not work on does not count. */
export async function translateFor(
  server: Pick<Server, "database" | "log" | "settings">,
  userId: Id,
  { words, language }: { readonly words: string; readonly language: string },
  now: number,
): Promise<Result<Translated, Refusal>> {
  const limit = server.settings.translator?.daily ?? 0;
  const characters = words.length;
  if (limit > 0 && !(await addTranslated(server.database, userId, { characters, limit }, now)))
    return failure(parameterError("translation.daily", { count: limit }));
  const answer = await askTranslator(server, words, language);
  if (answer.ok) return answer;
  if (limit > 0 && !answer.error.hasWorked)
    await takeTranslated(server.database, userId, characters, now);
  return failure(answer.error.refusal);
}
