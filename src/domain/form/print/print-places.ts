import { shapeNameOf } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import type { PrintToken } from "./print-token.ts";

/** Something of a form that can be put into a template. */
export interface PrintPlace {
  /** The field. */
  readonly piece: FormPiece;
  /** In which way it is written; several ways of one field stand behind each other. */
  readonly as: PrintToken["as"];
  /** What stands in the template. */
  readonly token: string;
}

/** All that a template of a form can say of its fields, in the form's order. */
export function printPlaces({ fields }: Form): readonly PrintPlace[] {
  return [...fields.values()].flatMap((piece) =>
    waysOf(piece).map((as) => ({ piece, as, token: tokenFor(piece, as) })),
  );
}

/** Kinds whose text is no text to read. */
const DRAWN: ReadonlySet<string> = new Set(["sign", "signature", "editor"]);

/** The first way is the one that a template begins with. */
function waysOf({ node }: FormPiece): readonly PrintToken["as"][] {
  switch (shapeNameOf(node.kind, node.properties)) {
    case "number":
      return ["text", "thousands", "capital"];
    case "moment":
      return ["text", "date"];
    case "files":
      return ["image", "text"];
    case "text":
      return DRAWN.has(node.kind.name) ? ["image"] : ["text", "qr", "barcode"];
    default:
      return ["text"];
  }
}

/** Days are written as the form writes them, sums with two decimals, where nobody says anything else. */
function tokenFor({ path }: FormPiece, as: PrintToken["as"]): string {
  if (as === "text") return `{${path}}`;
  if (as === "thousands") return `{thousands(${path},2)}`;
  if (as === "date") return `{date(${path},yyyy-MM-dd HH:mm)}`;
  return `{${as}(${path})}`;
}
