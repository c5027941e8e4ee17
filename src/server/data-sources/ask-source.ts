import type { IncomingMessage } from "node:http";
import { failure, type Result, success } from "#base/result.ts";
import { readAnswer } from "#domain/data-interface/http/answer-rows.ts";
import { hideSecrets } from "#domain/data-interface/http/hide-secrets.ts";
import { ANSWER_BYTES_MAX, ANSWER_PATIENCE } from "#domain/data-interface/http/http-limits.ts";
import type { ListedHost } from "#domain/data-interface/http/listed-host.ts";
import type { Json } from "#domain/form/json/json.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { NotPublic } from "../outward/address.ts";
import { answerTo, readUpTo } from "../outward/read-answer.ts";
import { requestListed } from "../outward/request-listed.ts";
import { spend } from "../processor/bill.ts";
import type { Server } from "../server.ts";

/** A question to another server, with all that it says. */
export interface SourceQuestion {
  readonly method: "GET" | "POST";
  readonly address: string;
  readonly listed: ListedHost;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** JSON, "" = none. */
  readonly body: string;
}

const CERTIFICATE = /^(?:ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;

/** Asks another server for JSON: within ten seconds and a megabyte, and whatever goes wrong is told by its reason. */
export async function askSource(
  { log, settings }: Pick<Server, "log" | "settings">,
  question: SourceQuestion,
): Promise<Result<Json, Refusal>> {
  const signal = AbortSignal.timeout(settings.sourcePatience ?? ANSWER_PATIENCE);
  try {
    const { method, address, listed, body } = question;
    const options = { method, headers: headersOf(question), signal };
    const request = requestListed(address, options, listed);
    const response = await answerTo(request, body === "" ? undefined : body);
    return await answerOf(response, question);
  } catch (error) {
    if (signal.aborted) return failure(parameterError("dataInterface.tooSlow"));
    // What was asked holds what people chose, and is no matter of the log.
    log.info({ err: error }, "A data source could not be reached");
    return failure(parameterError(`dataInterface.${reasonOf(error)}`));
  }
}

function headersOf({ headers, body }: SourceQuestion): Record<string, string> {
  return {
    accept: "application/json",
    "user-agent": "Plumbline",
    ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
    // What comes packed could unpack to any size.
    "accept-encoding": "identity",
    ...(body !== "" && {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
    }),
  };
}

async function answerOf(
  response: IncomingMessage,
  { headers }: SourceQuestion,
): Promise<Result<Json, Refusal>> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) {
    response.destroy();
    const isElsewhere = status >= 300 && status < 400;
    return failure(
      isElsewhere
        ? parameterError("dataInterface.sentOn")
        : parameterError("dataInterface.answeredWith", { status }),
    );
  }
  const { body, isWhole } = await readUpTo(response, ANSWER_BYTES_MAX);
  if (!isWhole) return failure(parameterError("dataInterface.answerTooLarge"));
  const isPacked = (response.headers["content-encoding"] ?? "identity") !== "identity";
  return spend(() => {
    const answer = isPacked ? undefined : readAnswer(body.toString("utf8"));
    return answer === undefined
      ? failure(parameterError("dataInterface.notJson"))
      : success(
          hideSecrets(
            answer,
            headers.map(({ value }) => value),
          ),
        );
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return "hostPrivate";
  const { code = "" } = error as NodeJS.ErrnoException;
  return CERTIFICATE.test(code) ? "badCertificate" : "noAnswer";
}
