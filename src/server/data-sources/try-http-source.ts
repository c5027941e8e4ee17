import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/forms/http-interface.ts";
import { rowsOfAnswer } from "#domain/data-interface/http/answer-rows.ts";
import { fieldsOfAnswer, listsOfAnswer } from "#domain/data-interface/http/answer-shape.ts";
import { refuseRequest } from "#domain/data-interface/http/interface-request.ts";
import { INTERFACE_PAGE } from "#domain/data-interface/data-interface-limits.ts";
import { missingParameter } from "#domain/data-interface/interface-rows.ts";
import type { Json } from "#domain/form/json/json.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { spend } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import { findInterfaceRequest } from "../tables/own/outward/interface-request.ts";
import { askSource } from "./ask-source.ts";
import { listedHostOf } from "./listed-hosts.ts";
import { questionOf, saidHeaders } from "./source-question.ts";
import { valuesGiven } from "./values-given.ts";

type Body = ParsedBodyOf<typeof calls.tryHttpInterface>;
type Tried = ReplyOf<typeof calls.tryHttpInterface>;

/** `dataInterface/tryHttp`: a problem is an answer too, beside what there is to see of the answer that was had. */
export async function tryHttpSource(
  parts: Pick<Server, "database" | "sealer" | "log" | "settings">,
  say: (refusal: Refusal) => string,
  body: Body,
): Promise<Result<Tried, Refusal>> {
  const { columns = [], request } = body;
  const answer = await answerNow(parts, body);
  if (!answer.ok)
    return success({ problem: say(answer.error), rows: [], total: 0, lists: [], fields: [] });
  return spend(() => {
    const { rowsPath } = request;
    const paths = new Map(request.paths.map(({ field, path }) => [field, path]));
    const found = rowsOfAnswer(answer.value, { rowsPath, columns, paths });
    const { rows, total } = found.ok ? found.value : { rows: [], total: 0 };
    return success({
      problem: found.ok ? "" : say(found.error),
      rows: rows.slice(0, INTERFACE_PAGE),
      total,
      lists: listsOfAnswer(answer.value),
      fields: fieldsOfAnswer(answer.value, rowsPath),
    });
  });
}

async function answerNow(
  { database, sealer, log, settings }: Pick<Server, "database" | "sealer" | "log" | "settings">,
  body: Body,
): Promise<Result<Json, Refusal>> {
  const { id, request, parameters = [] } = body;
  const refusal = refuseRequest(request, { parameters });
  if (refusal) return failure(refusal);
  const listed = await listedHostOf(database, request.url);
  if (!listed.ok) return listed;
  const given = valuesGiven(body);
  const missing = missingParameter({ parameters }, given);
  if (missing !== undefined)
    return failure(parameterError("dataInterface.parameterMissing", { name: missing }));
  const question = questionOf(request, listed.value, { parameters }, given);
  if (!question.ok) return question;
  const kept = id > 0 ? await findInterfaceRequest(database, id) : undefined;
  const headers = saidHeaders(sealer, id, request, kept);
  if (!headers.ok) return headers;
  return askSource({ log, settings }, { ...question.value, headers: headers.value });
}
