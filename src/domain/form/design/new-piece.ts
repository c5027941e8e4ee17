import { fieldKindNamed } from "../field-kinds/field-kinds.ts";
import { holdsValue } from "../field-kinds/field-kind.ts";
import type { JsonObject } from "../json/json.ts";

/** What a new piece of a form is called at first, and what it holds. */
export interface PieceWords {
  readonly label: string;
  /** Its choices, or its panes. */
  readonly parts: readonly string[];
}

/** A piece of a kind as a designer puts it into a form: it can be filled in as it is. */
export function newPiece(kindName: string, { label, parts }: PieceWords): JsonObject {
  const kind = fieldKindNamed(kindName);
  const config: JsonObject = { zjKey: kindName, label, span: 24 };
  if (kind.group === "layout") return newLayout(kindName, { label, parts });
  if (kind.group === "table") return { __config__: { ...config, children: [] } };
  if (!holdsValue(kind)) return { __config__: config, ...shownWords(kindName, label) };
  const isChoice = kind.names === "options";
  return {
    __config__: { ...config, ...(isChoice && { dataType: "static" }) },
    ...(isChoice && {
      options: parts.map((fullName, at) => ({ id: String(at + 1), fullName })),
    }),
  };
}

function newLayout(zjKey: string, { label, parts }: PieceWords): JsonObject {
  if (zjKey !== "tab" && zjKey !== "collapse") {
    const config = { zjKey, children: [] };
    return { __config__: config, ...(zjKey === "card" && { header: label }) };
  }
  const panes = parts.map((title, at) => ({
    title,
    name: String(at + 1),
    __config__: { children: [] },
  }));
  return {
    __config__: { zjKey, children: panes },
    active: zjKey === "tab" ? "1" : ["1"],
  };
}

/** Of what only shows something, the property that says it. */
function shownWords(kindName: string, label: string): JsonObject {
  if (kindName === "alert") return { title: label };
  return kindName === "qrcode" || kindName === "barcode"
    ? { staticText: label }
    : { content: label };
}
