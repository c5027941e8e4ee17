import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { choicesOfRows } from "#domain/data-interface/choices-of-rows.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { nameSourceOf } from "#domain/form/field-kinds/name-source.ts";
import type { IdValue, NameSource, NameSourceType } from "#domain/form/field-kinds/names.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import type { UnitKind } from "#domain/organisation/unit.ts";

/** Something that a question can compare with. */
interface QueryChoice {
  readonly value: IdValue;
  readonly label: string;
}

const TREES: Partial<Record<NameSourceType, UnitKind>> = {
  department: "department",
  organisation: "department",
  position: "position",
  group: "userGroup",
  role: "role",
};

type KnownChoices = Pick<
  FormSurroundings,
  "users" | "units" | "recordsOf" | "dictionaryOf" | "interfaceOf" | "words"
>;

/** What can be chosen for a field, each once; undefined where something is typed. */
export function queryChoices(
  { node }: FormPiece,
  { users, units, recordsOf, dictionaryOf, interfaceOf, words }: KnownChoices,
): readonly QueryChoice[] | undefined {
  if (node.kind.shape === "flag") {
    const { activeValue = 1, inactiveValue = 0, activeTxt, inactiveTxt } = node.properties;
    return [
      { value: activeValue, label: activeTxt || words.on },
      { value: inactiveValue, label: inactiveTxt || words.off },
    ];
  }
  const source = nameSourceOf(node);
  if (!source) return undefined;
  const options = source.options ?? (source.type === "options" && dictionaryOf(source.of ?? ""));
  if (options) return flat(options);
  if (source.type === "user")
    return [...users.values()]
      .filter(({ deleteTime }) => deleteTime === 0)
      .map(({ id, nickname }) => ({ value: id, label: nickname }));
  const tree = TREES[source.type];
  if (tree) return units[tree].map(({ id, name }) => ({ value: id, label: name }));
  return rowChoices(source, { recordsOf, interfaceOf });
}

/** Records of another form, or rows of a data interface. */
function rowChoices(
  source: NameSource,
  { recordsOf, interfaceOf }: Pick<FormSurroundings, "recordsOf" | "interfaceOf">,
): readonly QueryChoice[] | undefined {
  if (source.type === "interface" && source.columns) {
    const rows = interfaceOf(source.of ?? "")?.rows;
    return rows && choicesOfRows(rows, source.columns);
  }
  if (source.type !== "record") return undefined;
  return recordsOf(source.of ?? "")?.map(({ id, title }) => ({ value: id, label: title }));
}

function flat(options: readonly Option[]): readonly QueryChoice[] {
  return options.flatMap(({ id, name, children = [] }) => [
    { value: id, label: name },
    ...flat(children),
  ]);
}
