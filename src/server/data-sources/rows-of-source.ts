import { randomUUID } from "node:crypto";
import { failure, type Result } from "#base/result.ts";
import { type AnswerRows, rowsOfAnswer } from "#domain/data-interface/http/answer-rows.ts";
import { ASKS_PER_HOUR } from "#domain/data-interface/http/http-limits.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import type { ParameterValue } from "#domain/data-interface/interface-rows.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { paceOf } from "../commands/pace.ts";
import { spend } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import { findInterfaceRequest } from "../tables/own/outward/interface-request.ts";
import { answerMemoryOf } from "./answer-memory.ts";
import { askSource } from "./ask-source.ts";
import { listedHostOf } from "./listed-hosts.ts";
import { openHeaders, questionOf } from "./source-question.ts";

/**
 * All rows that another server answers, asked for a person who is signed in; what was answered within the last minute is not asked again.
 * Throws `TooSoon` where the person has others asked too often.
 */
export async function rowsOfSource(
  { database, sealer, mint, now, log, settings }: Omit<Server, "hub">,
  userId: Id,
  source: DataInterface,
  given: readonly ParameterValue[],
): Promise<Result<AnswerRows, Refusal>> {
  const request = await findInterfaceRequest(database, source.id);
  if (!request) return failure(parameterError("dataInterface.noAddress"));
  const listed = await listedHostOf(database, request.url);
  if (!listed.ok) return listed;
  const question = questionOf(request, listed.value, source, given);
  if (!question.ok) return question;
  const { columns } = source;
  const { address, body } = question.value;
  const { rowsPath } = request;
  const headers = openHeaders(sealer, request);
  if (!headers.ok) return headers;
  const memory = answerMemoryOf(mint);
  const key = JSON.stringify([request, listed.value, columns, address, body]);
  const deed = { userId, what: "dataInterface", name: randomUUID() };
  if (!memory.knows(key, now())) paceOf(mint).count(deed, ASKS_PER_HOUR, now());
  return memory.answer(key, now, async () => {
    const answer = await askSource(
      { log, settings },
      { ...question.value, headers: headers.value },
    );
    if (!answer.ok) return answer;
    const paths = new Map(request.paths.map(({ field, path }) => [field, path]));
    return spend(() => rowsOfAnswer(answer.value, { rowsPath, columns, paths }));
  });
}
