import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";

/** What somebody may do with a field; `required` = they may, and have to fill it in. */
export type FieldRight = "hidden" | "read" | "edit" | "required";

/** The rights of one person to the fields and sub-tables of one form, by path. */
export type FieldRights = ReadonlyMap<string, FieldRight>;

/** What somebody may do with fields, sub-tables and columns of a form, by their paths; with those that are not named all that they may do with the record. */
export type OwnFields = Readonly<Record<string, FieldRight>>;

/** Whom and where rights are asked for. */
export interface RightsOf {
  /** Codes of the fields that a role may see; undefined where the form does not ask for permissions (seed 001 section 6). */
  readonly codes?: ReadonlySet<string>;
  /** What a step of a flow lets the person do, by path; what it does not name may be read. Undefined outside of flows. */
  readonly step?: Readonly<Record<string, FieldRight>>;
  /** What the form itself lets the person do, by path; what it does not name may be edited. */
  readonly own?: OwnFields;
}

const STRICTNESS: readonly FieldRight[] = ["hidden", "read", "edit", "required"];

/** The rights of a person: what role, form and step all allow, and in a sub-table no more than to the sub-table itself. */
export function fieldRights(form: Form, of: RightsOf): FieldRights {
  const rights = new Map<string, FieldRight>();
  for (const piece of form.pieces.values()) {
    const byForm = of.own?.[piece.path] ?? "edit";
    const own = stricter(stricter(rightByRole(piece, of), byForm), rightByStep(piece, of));
    const table = piece.table === undefined ? undefined : rights.get(piece.table);
    rights.set(piece.path, table === undefined ? own : noMoreThan(table, own));
  }
  return rights;
}

/** The code of a field: its name, or that of its sub-table and its own. */
export function codeOf({ path }: Pick<FormPiece, "path">): string {
  return path.replace(".", "-");
}

function rightByRole(piece: FormPiece, { codes }: RightsOf): FieldRight {
  // Layouts and the like have no code of their own.
  if (codes === undefined || piece.node.name === "") return "edit";
  const ofTable = piece.node.children.some(({ name }) => codes.has(`${piece.path}-${name}`));
  return codes.has(codeOf(piece)) || ofTable ? "edit" : "hidden";
}

function rightByStep(piece: FormPiece, { step }: RightsOf): FieldRight {
  if (step === undefined || piece.node.name === "") return "edit";
  const own = step[piece.path];
  if (own !== undefined || piece.table === undefined) return own ?? "read";
  const ofTable = step[piece.table] ?? "read";
  // Rows are asked for, not each cell of them.
  return ofTable === "required" ? "edit" : ofTable;
}

/** Of two rights the one that allows less; to be asked for something counts wherever it may be edited. */
function stricter(left: FieldRight, right: FieldRight): FieldRight {
  const least = Math.min(STRICTNESS.indexOf(left), STRICTNESS.indexOf(right));
  const asked = left === "required" || right === "required";
  return least >= 2 && asked ? "required" : (STRICTNESS[least] ?? "hidden");
}

function noMoreThan(above: FieldRight, own: FieldRight): FieldRight {
  return STRICTNESS.indexOf(above) < STRICTNESS.indexOf("edit") ? stricter(above, own) : own;
}

export function maySee(rights: FieldRights, path: string): boolean {
  return rights.get(path) !== "hidden";
}

/** The paths that are hidden, for working out what can be known without them. */
export function unseenPaths(rights: FieldRights): ReadonlySet<string> {
  return new Set([...rights].filter(([, right]) => right === "hidden").map(([path]) => path));
}

export function mayWrite(rights: FieldRights, path: string): boolean {
  const right = rights.get(path);
  return right === "edit" || right === "required";
}

type FieldPlace = Pick<FormPiece, "path" | "table">;

/** Whether somebody reads a field, or a column of a sub-table, of records that they may read. */
export function seesField(own: OwnFields, { path, table }: FieldPlace): boolean {
  return own[path] !== "hidden" && (table === undefined || own[table] !== "hidden");
}

/** Whether somebody fills in a field, or a column of a sub-table, of records that they may change. */
export function fillsField(own: OwnFields, { path, table }: FieldPlace): boolean {
  return [path, table ?? path].every((name) => (own[name] ?? "edit") === "edit");
}
