import { NativeSelect, Select, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import type { InterfaceParameter } from "#domain/data-interface/data-interface.ts";
import type { DesignPiece } from "#domain/form/design/design-places.ts";
import { holdsValue, isUnable } from "#domain/form/field-kinds/field-kind.ts";
import { type Json, type JsonObject, textOf } from "#domain/form/json/json.ts";
import { pieceName } from "../piece-name.ts";
import { useDesigning } from "../designing.ts";
import classes from "../properties/properties.module.css";

interface ParameterFieldsProps {
  readonly piece: DesignPiece;
  readonly parameters: readonly InterfaceParameter[];
  /** What is said of each so far (`templateJson`). */
  readonly entries: readonly JsonObject[];
  /** `of` names what is typed letter by letter. */
  readonly onChange: (entries: readonly Json[], of: string) => void;
}

/** Whoever fills in, as formulas know them. */
const SELF = "@currentUser";
/** From where a value comes (forms-approvals 1.4): 1 a field, 2 what stands here, 3 nothing, 4 what is known of the person. */
const SOURCES = { field: 1, fixed: 2, nothing: 3, self: 4 } as const;
type Source = keyof typeof SOURCES;

/** With what a data interface is asked, parameter by parameter. */
export function ParameterFields({ piece, parameters, entries, onChange }: ParameterFieldsProps) {
  const { t } = useTranslation("form-designer");
  const entryOf = (name: string) => entries.find((entry) => textOf(entry["field"]) === name);
  const put = ({ field, fieldName, dataType, required }: InterfaceParameter, keys: JsonObject) => {
    const next = { field, fieldName, dataType, required: required ? 1 : 0, ...keys };
    onChange([...entries.filter((entry) => textOf(entry["field"]) !== field), next], field);
  };
  return (
    <fieldset className={classes.asked}>
      <legend>{t("interface.parameters")}</legend>
      <Each rows={parameters} keyOf={({ field }) => field}>
        {(parameter) => (
          <ParameterField
            piece={piece}
            parameter={parameter}
            entry={entryOf(parameter.field)}
            onChange={(keys) => put(parameter, keys)}
          />
        )}
      </Each>
    </fieldset>
  );
}

interface ParameterFieldProps {
  readonly piece: DesignPiece;
  readonly parameter: InterfaceParameter;
  readonly entry: JsonObject | undefined;
  readonly onChange: (keys: JsonObject) => void;
}

function ParameterField({ piece, parameter, entry, onChange }: ParameterFieldProps) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const name = parameter.fieldName || parameter.field;
  const source = sourceOf(entry);
  const said = textOf(entry?.["relationField"]);
  const table = form.pieces.get(piece.path)?.table;
  const fields = [...form.fields.values()].filter(
    ({ path, node, ...of }) =>
      path !== piece.path &&
      holdsValue(node.kind) &&
      !isUnable(node.kind, "linked") &&
      (of.table === undefined || of.table === table),
  );
  const begin = (next: Source) =>
    onChange({ sourceType: SOURCES[next], relationField: next === "self" ? SELF : "" });
  return (
    <Stack gap="xs">
      <NativeSelect
        label={name}
        data={(["field", "fixed", "self", "nothing"] as const).map((value) => ({
          value,
          label: t(`interface.source.${value}`),
        }))}
        value={source}
        onChange={(event) => begin(event.currentTarget.value as Source)}
      />
      {source === "field" && (
        <Select
          aria-label={t("interface.fieldFor", { name })}
          placeholder={t("interface.source.field")}
          searchable
          data={fields.map(({ path, node }) => ({
            value: path.replace(".", "-"),
            label: pieceName(node, t),
          }))}
          value={said === "" ? null : said.replace(".", "-")}
          onChange={(path) => onChange({ sourceType: SOURCES.field, relationField: path ?? "" })}
        />
      )}
      {source === "fixed" && (
        <TextInput
          aria-label={t("interface.valueFor", { name })}
          value={said}
          onChange={(event) =>
            onChange({ sourceType: SOURCES.fixed, relationField: event.currentTarget.value })
          }
        />
      )}
    </Stack>
  );
}

function sourceOf(entry: JsonObject | undefined): Source {
  const type = Number(entry?.["sourceType"] ?? SOURCES.nothing);
  const names = Object.keys(SOURCES) as Source[];
  return names.find((name) => SOURCES[name] === type) ?? "nothing";
}
