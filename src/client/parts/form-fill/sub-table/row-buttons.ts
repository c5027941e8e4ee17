import { PICK_BUTTON } from "#domain/form/edit/pick-rows.ts";
import { type JsonObject, objectOf, textOf } from "#domain/form/json/json.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";

/** A button of a sub-table or of its rows, as its designer wants it. */
export interface RowButton {
  /** Tells it from the others of its list. */
  readonly key: string;
  readonly name: string;
  /** Empty = the product's word. */
  readonly label: string;
  readonly asks: boolean;
  readonly source: JsonObject;
}

/** The buttons of each row; copy and remove where nothing is said. */
export function columnButtons({ properties }: FormNode): readonly RowButton[] {
  return shownOf(properties.columnBtnsList?.map(objectOf) ?? [], ["copy", "remove"]);
}

/**
 * The buttons below the rows: add and remove where nothing is said. One that only picks records stands beside them, unless the
 * form wants rows to come from there alone (`addType` 1).
 */
export function footerButtons({ properties }: FormNode): readonly RowButton[] {
  const said = properties.footerBtnsList?.map(objectOf) ?? [];
  const names = said.map(({ value }) => textOf(value));
  const isUsual = names.some((name) => name === "add" || name === "batchRemove");
  const usual = properties.addType === 1 ? ["batchRemove"] : ["add", "batchRemove"];
  const shown = shownOf(said, []).filter(({ name }) => isKnown(name));
  return isUsual ? shown : [...shown, ...shownOf([], usual)];
}

function shownOf(said: readonly JsonObject[], usual: readonly string[]): readonly RowButton[] {
  if (said.length === 0)
    return usual.map((name) => ({ key: name, name, label: "", asks: false, source: {} }));
  return said
    .filter(({ show }) => show !== false)
    .map((source, at) => ({
      key: `${textOf(source["value"])} ${at}`,
      name: textOf(source["value"]),
      label: textOf(source["label"]),
      asks: source["showConfirm"] === true || source["showConfirm"] === 1,
      source,
    }));
}

/** What stands below the rows; what another builder calls otherwise does nothing here. */
function isKnown(name: string): boolean {
  return name === "add" || name === "batchRemove" || PICK_BUTTON.test(name);
}
