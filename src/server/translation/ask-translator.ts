import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import {
  TRANSLATED_TEXT_MAX,
  TRANSLATOR_PATIENCE,
} from "#domain/message/translation/translation-limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";

/** Words in another language, and in which they were written. */
export interface Translated {
  readonly text: string;
  /** "" = it is not known. */
  readonly from: string;
}

/** What is asked of a translation is no more than that: a service that answers without end is given up. */
const ANSWER_MAX = 4 * TRANSLATED_TEXT_MAX + 10_000;

/** Languages that it calls otherwise than we do. */
const OTHERWISE: Readonly<Record<string, string>> = { "zh-CHT": "zt" };
const OURS: Readonly<Record<string, string>> = { zt: "zh-Hant", "zh-Hans": "zh" };

const answerShape = z.object({
  translatedText: z.string().check(z.maxLength(TRANSLATED_TEXT_MAX)),
  detectedLanguage: z.optional(
    z.object({ language: z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,6})?$/)) }),
  ),
});

/** Why there is no translation. */
export interface Untranslated {
  readonly refusal: Refusal;
  /** Whether the translator may have done its work all the same: then it counts. */
  readonly hasWorked: boolean;
}

/** Has words put into another language. What was said is no matter of the log. */
export async function askTranslator(
  { log, settings }: Pick<Server, "log" | "settings">,
  words: string,
  language: string,
): Promise<Result<Translated, Untranslated>> {
  const { translator } = settings;
  if (!translator) return untranslated("translation.off", false);
  let isAnswering = false;
  try {
    const response = await fetch(`${translator.url}/translate`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        q: words,
        source: "auto",
        target: OTHERWISE[language] ?? language,
        format: "text",
        ...(translator.key !== "" && { api_key: translator.key }),
      }),
      signal: AbortSignal.timeout(TRANSLATOR_PATIENCE),
    });
    if (!response.ok) {
      await response.body?.cancel();
      log.warn({ status: response.status }, "The translator refused");
      return untranslated("translation.refused", false);
    }
    isAnswering = true;
    const answer = answerShape.safeParse(jsonIn(await readText(response)));
    if (!answer.success) return untranslated("translation.refused", true);
    const { translatedText, detectedLanguage } = answer.data;
    const from = detectedLanguage?.language ?? "";
    return success({ text: translatedText, from: OURS[from] ?? from });
  } catch (error) {
    log.warn({ err: error }, "The translator could not be reached");
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return untranslated("translation.unreachable", isAnswering || isLate);
  }
}

function untranslated(reason: string, hasWorked: boolean): Result<never, Untranslated> {
  return failure({ refusal: parameterError(reason), hasWorked });
}

/** What is no JSON is no answer; why not would quote what was said. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > ANSWER_MAX) throw new Error("It answers more than was asked");
  }
  return text + decoder.decode();
}
