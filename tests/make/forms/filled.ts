import type { FormNode } from "#domain/form/definition/form-node.ts";
import { shapeNameOf } from "#domain/form/field-kinds/field-kind.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { columnOf } from "#domain/form/record/form-values.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";

/** Who and what can be named while a form is filled in. */
export interface Named {
  readonly userId: number;
  /** Somebody else. */
  readonly colleagueId: number;
  readonly departmentId: number;
  readonly now: number;
  /** A record of a form that goes by this code; undefined where there is none yet. */
  recordOf(code: string): number | undefined;
  /** The value of a field of files, with files that come with the record. */
  filesFor(node: FormNode): Json;
}

type Cells = Record<string, Json>;
type Values = Record<string, Json | Cells[]>;

/** A signature of one line. */
const SIGNATURE =
  "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What somebody writes where a form asks for more than anything: by form and field. */
const KNOWLEDGE: Readonly<Record<string, (named: Named, node: FormNode) => Json>> = {
  "attendanceMakeup.witness": ({ colleagueId }) => colleagueId,
  "concealedWorks.photos": twoFiles,
  "concealedWorks.result": () => "pass",
  "cubeTest.testedAt": ({ now }) => now + 28 * DAY,
  "equipmentMove.inspectionValidTo": ({ now }) => now + 90 * DAY,
  "invoice.invoiceNo": () => "12345678901234567890",
  // Longer than a weekend, on which nobody has to ask for leave.
  "leave.endDate": ({ now }) => now + 2 * DAY,
  "leave.standIn": ({ colleagueId }) => colleagueId,
  "overtime.endTime": ({ now }) => now + 2 * HOUR,
  "overtime.dayKind": ({ now }) =>
    [0, 6].includes(new Date(now).getUTCDay()) ? "rest" : "workday",
  "partner.creditCode": () => "91420100MA4KXXXX0X",
  "partner.bankAccount": () => "6222021234567890123",
  "permitToWork.endAt": ({ now }) => now + HOUR,
  "permitToWork.guardian": ({ colleagueId }) => colleagueId,
  "permitToWork.crew.certValidTo": ({ now }) => now + 90 * DAY,
  "weighbridgeTicket.plateNo": () => "鄂A12345",
  "weighbridgeTicket.photos": twoFiles,
  "workerEntry.phone": () => "13812345678",
  "workerEntry.bankCard": () => "6222021234567890123",
  "workerEntry.idNo": () => "110101199003070134",
  "workerEntry.birthday": () => Date.UTC(1990, 2, 6, 16),
};

function twoFiles(named: Named, node: FormNode): Json {
  return [named.filesFor(node), named.filesFor(node)].flat();
}

/** How often somebody mends what is wrong before they give up. */
const TRIES = 12;

export interface Sent {
  /** What was filled in at last. */
  readonly sent: JsonObject;
  /** What is kept of it. */
  readonly kept?: JsonObject;
  /** What hindered it to the end. */
  readonly problems?: unknown;
}

/** Sends a form, answers what it says is missing or wrong, as somebody who fills it in does, and sends it again. */
export function answerUntilSent(
  key: string,
  form: Form,
  begun: JsonObject,
  named: Named,
  send: (values: JsonObject) => JsonObject | Refusal,
): Sent {
  const values = structuredClone<Values>(begun);
  let problems: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const reply = send(values);
    if (!isRefusal(reply)) return { sent: values, kept: reply };
    problems = reply.data?.["problems"] ?? reply;
    if (!Array.isArray(problems)) break;
    for (const problem of problems as RecordProblem[]) mend(key, form, values, problem, named);
  }
  return { sent: values, problems };
}

function isRefusal(reply: JsonObject | Refusal): reply is Refusal {
  return typeof reply["reason"] === "string" && typeof reply["code"] === "number";
}

function mend(
  key: string,
  form: Form,
  values: Values,
  { path, rowId, reason, data }: RecordProblem,
  named: Named,
): void {
  if (form.tables.has(path)) {
    const rows = (values[path] ??= []) as Cells[];
    rows.push({ id: `r${rows.length + 1}` });
    return;
  }
  const node = form.fields.get(path)?.node;
  if (!node) throw new Error(`${key}: nothing is called ${path}`);
  const known = KNOWLEDGE[`${key}.${path}`];
  const value = known ? known(named, node) : valueFor(node, reason, data, named);
  if (rowId === undefined) {
    values[path] = value;
    return;
  }
  const rows = values[path.slice(0, path.indexOf("."))] as Cells[];
  const row = rows.find(({ id }) => id === rowId);
  if (row) row[columnOf(path)] = value;
}

function valueFor(node: FormNode, reason: string, data: RecordProblem["data"], named: Named): Json {
  const { kind, properties } = node;
  if (reason === "form.belowMin" || reason === "form.aboveMax") return Number(data?.["limit"]);
  switch (shapeNameOf(kind, properties)) {
    case "number":
      return Math.max(1, properties.min ?? 0);
    case "flag":
      return 1;
    case "id":
      return idFor(node, named);
    case "ids":
      return [idFor(node, named)];
    case "path":
      return kind.name === "areaSelect" ? ["42", "4201", "420106"] : [idFor(node, named)];
    case "paths":
      return [["42", "4201", "420106"]];
    case "moment":
      return named.now;
    case "clock":
      return "07:30";
    case "files":
      return named.filesFor(node);
    case "picture":
      return SIGNATURE;
    case "location":
      return { name: "Gate 2", lng: 114.3, lat: 30.5 };
    case "points":
      return [
        [114.3, 30.5],
        [114.4, 30.5],
        [114.3, 30.6],
      ];
    default:
      return "Pier 4";
  }
}

function idFor(node: FormNode, named: Named): Json {
  const { kind, properties } = node;
  const [first] = properties.options ?? [];
  if (first) return first.id;
  if (properties.modelId) return named.recordOf(properties.modelId) ?? null;
  return kind.name === "userSelect" ? named.userId : named.departmentId;
}
