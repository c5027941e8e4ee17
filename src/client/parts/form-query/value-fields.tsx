import { Group, MultiSelect, NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FormSurroundings } from "../form-fill/store/form-context.ts";
import { momentOfNative, nativeText, nativeTime } from "../form-fill/kinds/native-time.ts";
import { DEFAULT_DATE_FORMAT } from "#domain/form/calendar/date-format.ts";
import type { ConditionSymbol } from "#domain/form/conditions/condition-symbols.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { valueForm } from "./query-edit.ts";
import { queryChoices } from "./query-choices.ts";

interface ValueFieldsProps {
  readonly piece: FormPiece;
  readonly symbol: ConditionSymbol;
  readonly value: Json;
  readonly label: string;
  readonly surroundings: FormSurroundings;
  readonly onValue: (value: Json) => void;
}

/** What a question compares with, as its field and its symbol want it. */
export function ValueFields(props: ValueFieldsProps) {
  const { symbol, value, label, onValue } = props;
  const { t } = useTranslation("records");
  switch (valueForm(symbol)) {
    case "none":
      return null;
    case "days":
      return (
        <NumberInput
          aria-label={label}
          min={0}
          suffix={` ${t("queryDays")}`}
          value={typeof value === "number" ? value : ""}
          onChange={(days) => onValue(typeof days === "number" ? days : null)}
        />
      );
    case "span":
      return <Span {...props} />;
    case "several":
      return <Several {...props} />;
    default:
      return <One {...props} />;
  }
}

/** From and to, either of which may be open. */
function Span({ value, label, onValue, ...props }: ValueFieldsProps) {
  const { t } = useTranslation("records");
  const [from = null, to = null] = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <Group gap="xs">
      <One
        {...props}
        value={from}
        label={t("queryFrom", { label })}
        onValue={(next) => onValue([next, to])}
      />
      <One
        {...props}
        value={to}
        label={t("queryTo", { label })}
        onValue={(next) => onValue([from, next])}
      />
    </Group>
  );
}

function Several({ piece, value, label, surroundings, onValue }: ValueFieldsProps) {
  const choices = queryChoices(piece, surroundings);
  const chosen = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (!choices)
    return (
      <TagsInput aria-label={label} value={chosen.map(String)} onChange={(tags) => onValue(tags)} />
    );
  return (
    <MultiSelect
      aria-label={label}
      searchable
      data={choices.map(({ value: id, label: name }) => ({
        value: JSON.stringify(id),
        label: name,
      }))}
      value={chosen.map((id) => JSON.stringify(id))}
      onChange={(ids) => onValue(ids.map((id) => JSON.parse(id) as Json))}
    />
  );
}

function One({ piece, value, label, surroundings, onValue }: ValueFieldsProps) {
  const { node } = piece;
  const choices = queryChoices(piece, surroundings);
  if (choices)
    return (
      <Select
        aria-label={label}
        searchable
        clearable
        data={choices.map(({ value: id, label: name }) => ({
          value: JSON.stringify(id),
          label: name,
        }))}
        value={value === null ? null : JSON.stringify(value)}
        onChange={(id) => onValue(id === null ? null : (JSON.parse(id) as Json))}
      />
    );
  if (node.kind.shape === "moment") {
    const native = nativeTime(node.properties.format ?? DEFAULT_DATE_FORMAT);
    const { zone } = surroundings.words;
    return (
      <TextInput
        aria-label={label}
        type={native.type}
        defaultValue={nativeText(value, native, zone)}
        onChange={(event) => onValue(momentOfNative(event.currentTarget.value, native, zone))}
      />
    );
  }
  if (node.kind.conditions === "ordered" && node.kind.shape !== "clock")
    return (
      <NumberInput
        aria-label={label}
        value={typeof value === "number" ? value : ""}
        onChange={(number) => onValue(typeof number === "number" ? number : null)}
      />
    );
  return (
    <TextInput
      aria-label={label}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
