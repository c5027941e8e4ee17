import { readTokens, type Token } from "../form/expression/token.ts";
import { shapeNameOf } from "../form/field-kinds/field-kind.ts";
import type { Form } from "../form/graph/form.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { WORK_DAYS } from "../work-calendar/work-days-fact.ts";
import { LEAVE_BALANCE } from "./leave-balance-fact.ts";

/** The fields of a form that say whose leave is asked for, of which kind, how many days, from when and until when, and how much is left. */
export interface LeaveFields {
  readonly who: string;
  readonly kind: string;
  readonly days: string;
  readonly from: string;
  readonly until: string;
  /** What works out how much is left. */
  readonly balance: string;
}

/**
 * A form asks for leave where one of its calculations asks how much of it is left, and another one counts the days of work:
 * what these go by is what is booked. Undefined of all other forms.
 */
export function leaveFields({ fields }: Pick<Form, "fields">): LeaveFields | undefined {
  let asked: readonly string[] = [];
  let balance = "";
  let span: Pick<LeaveFields, "days" | "from" | "until"> | undefined;
  for (const { path, node, table } of fields.values()) {
    if (table !== undefined || node.kind.name !== "calculate") continue;
    const tokens = readTokens(node.properties.expression);
    const named = fieldsGivenTo(LEAVE_BALANCE, tokens);
    if (named.length > 0) [asked, balance] = [named, path];
    const given = fieldsGivenTo(WORK_DAYS, tokens);
    const [from, until = from] = given.filter((each) => isMoment(fields.get(each)));
    if (from !== undefined && until !== undefined) span ??= { days: path, from, until };
  }
  const [who, kind] = asked;
  if (who === undefined || kind === undefined || !span) return undefined;
  return { who, kind, balance, ...span };
}

/** The fields of which a booking tells, which lies beside the record and on the devices of whoever decides. */
export function fieldsBooked(form: Pick<Form, "fields">): readonly string[] {
  const fields = leaveFields(form);
  return fields ? [fields.who, fields.kind, fields.days, fields.balance] : [];
}

/** Besides days a calculation is told which halves of them are meant. */
function isMoment(piece: FormPiece | undefined): boolean {
  return piece !== undefined && shapeNameOf(piece.node.kind, piece.node.properties) === "moment";
}

/** The fields that stand between the brackets of a function. */
function fieldsGivenTo(name: string, tokens: readonly Token[]): string[] {
  const at = tokens.findIndex((token) => token.type === "word" && token.word === name);
  if (at === -1) return [];
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex((token) => token.type === "symbol" && token.symbol === ")");
  return rest.slice(0, end).flatMap((token) => (token.type === "field" ? [token.path] : []));
}
