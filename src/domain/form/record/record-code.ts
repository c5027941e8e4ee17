import { isJsonObject, type Json } from "../json/json.ts";
import { readJsonText } from "../json/read-json.ts";

/** Which record a printed code leads to, and where in a flow (seed 001 section 3). */
export interface RecordCode {
  readonly id: string;
  readonly modelId: string;
  readonly modelType: string;
  readonly flowId: string;
  readonly processId: string;
  readonly taskId: string;
  readonly operation: string;
}

const KIND = "DFD";
/** Characters of a code; more do not fit into a picture that a camera reads. */
const CODE_MAX = 2_000;

/** What stands in the QR code of a record. */
export function writeRecordCode(code: RecordCode): string {
  const { id, modelId: mid, modelType: mt, flowId: fid, processId: pid, taskId: ftid } = code;
  return JSON.stringify({ t: KIND, id, mid, mt, fid, pid, ftid, opt: code.operation });
}

/** The record that a scanned text leads to; undefined where it leads to none. */
export function readRecordCode(text: string): RecordCode | undefined {
  const json = readJsonText(text, { size: CODE_MAX, depth: 1 });
  if (!json.ok || !isJsonObject(json.value) || json.value["t"] !== KIND) return undefined;
  const { id, mid, mt, fid, pid, ftid, opt } = json.value;
  const modelId = said(mid);
  if (said(id) === "" || modelId === "") return undefined;
  return {
    id: said(id),
    modelId,
    modelType: said(mt),
    flowId: said(fid),
    processId: said(pid),
    taskId: said(ftid),
    operation: said(opt),
  };
}

function said(json: Json | undefined): string {
  return typeof json === "string" || typeof json === "number" ? String(json) : "";
}
