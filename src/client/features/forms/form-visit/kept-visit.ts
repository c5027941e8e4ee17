import type { ReplyOf } from "#contract/call.ts";
import type { openFormLink } from "#contract/calls/forms/form-link.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { isJsonObject, type JsonObject } from "#domain/form/json/json.ts";

/** A form as a visitor gets it. */
export type OpenedForm = ReplyOf<typeof openFormLink>;

/** What was filled in and is to be sent. */
export interface WaitingRecord {
  /** Made up here, so that what is sent twice comes once. */
  readonly key: string;
  readonly data: string;
  readonly name: string;
  /** Why the server did not take it; left out while it waits for a network. */
  readonly refused?: string;
}

/** What this browser keeps of a link: the form, what stands in it, and what is still to be sent. */
export interface KeptVisit {
  readonly opened: OpenedForm;
  /** What was typed and not sent yet; left out where nothing was. */
  readonly values?: JsonObject | undefined;
  readonly name: string;
  readonly waiting: readonly WaitingRecord[];
}

const nameOf = (code: string) => `fill.${code}`;

export function readVisit(code: string): KeptVisit | undefined {
  const text = readKept(nameOf(code));
  if (text === "") return undefined;
  try {
    const { opened, values, name = "", waiting = [] } = JSON.parse(text) as Partial<KeptVisit>;
    if (!opened) return undefined;
    return { opened, name, waiting, ...(isJsonObject(values) && { values }) };
  } catch {
    return undefined;
  }
}

/** Whether it is kept: some browsers close their storage, and all of them have an end. */
export function keepVisit(code: string, visit: KeptVisit): boolean {
  const text = JSON.stringify(visit);
  writeKept(nameOf(code), text);
  return readKept(nameOf(code)) === text;
}
