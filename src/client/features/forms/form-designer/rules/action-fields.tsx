import {
  Checkbox,
  Group,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { readTokens, writeTokens } from "#domain/form/expression/token.ts";
import { type Json, type JsonObject, listOf, textOf } from "#domain/form/json/json.ts";
import { messageIn } from "#domain/form/rules/form-rule.ts";
import { checkReason } from "#domain/form/rules/read-rule.ts";
import { useDesigning } from "../designing.ts";
import { FormulaField } from "../formula/formula-field.tsx";
import { pieceName } from "../piece-name.ts";
import { newAction, RULE_OPS } from "./rule-json.ts";
import classes from "./rules.module.css";

interface ActionFieldsProps {
  readonly action: JsonObject;
  /** Counted from 1. */
  readonly number: number;
  readonly onChange: (action: JsonObject | undefined, of?: string) => void;
}

/** One thing that a rule does, to which fields. */
export function ActionFields({ action, number, onChange }: ActionFieldsProps) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const op = RULE_OPS.find((each) => each === action["op"]);
  const remove = (
    <IconButton
      icon={IconTrash}
      label={t("rule.removeStep", { number })}
      onClick={() => onChange(undefined)}
    />
  );
  if (!op)
    return (
      <Group>
        <Text size="sm">{t("rule.otherStep", { name: textOf(action["op"]) })}</Text>
        {remove}
      </Group>
    );
  const holdsValues = op === "compute" || op === "set" || op === "check" || op === "options";
  const pieces = [...form.pieces.values()].filter(
    ({ path }) => !holdsValues || form.fields.has(path),
  );
  const targets = listOf(action["targets"]).map(textOf);
  return (
    <Stack gap="xs" className={classes.action}>
      <Group gap="xs" wrap="wrap" align="start">
        <NativeSelect
          aria-label={t("rule.stepOf", { number })}
          data={RULE_OPS.map((value) => ({ value, label: t(`rule.op.${value}`) }))}
          value={op}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...newAction(RULE_OPS.find((each) => each === value) ?? op), targets })
          }
        />
        <MultiSelect
          className={classes.targets}
          aria-label={t("rule.targetsOf", { number })}
          placeholder={targets.length === 0 ? t("rule.targets") : ""}
          searchable
          data={pieces.map(({ path, node, table }) => ({
            value: path,
            label: table === undefined ? pieceName(node, t) : `${pieceName(node, t)} (${table})`,
          }))}
          value={targets}
          onChange={(next) => onChange({ ...action, targets: next })}
        />
        {remove}
      </Group>
      <MoreOfAction op={op} action={action} number={number} onChange={onChange} />
    </Stack>
  );
}

function MoreOfAction({ op, action, onChange }: ActionFieldsProps & { readonly op: string }) {
  const { t, i18n } = useTranslation(["form-designer", "refusal"]);
  const { form } = useDesigning();
  const formula = (
    <FormulaField
      label={t(op === "check" ? "rule.holds" : "rule.formula")}
      tokens={readTokens(action["expression"])}
      onChange={(tokens) => onChange({ ...action, expression: writeTokens(tokens) }, "formula")}
    />
  );
  switch (op) {
    case "require":
      return (
        <NumberInput
          label={t("rule.atLeast")}
          min={1}
          value={typeof action["atLeast"] === "number" ? action["atLeast"] : 1}
          onChange={(value) =>
            onChange({ ...action, atLeast: typeof value === "number" ? value : 1 }, "atLeast")
          }
        />
      );
    case "options": {
      const [first = ""] = listOf(action["targets"]).map(textOf);
      const options = form.fields.get(first)?.node.properties.options ?? [];
      return (
        <MultiSelect
          label={t("rule.onlyOptions")}
          data={options.map(({ id, name }) => ({ value: JSON.stringify(id), label: name }))}
          value={listOf(action["ids"]).map((id) => JSON.stringify(id))}
          onChange={(ids) => onChange({ ...action, ids: ids.map((id) => JSON.parse(id) as Json) })}
        />
      );
    }
    case "compute":
    case "set":
      return formula;
    case "check": {
      const { message } = action;
      const reason = checkReason(action["reason"]) ?? "form.checkFailed";
      return (
        <>
          {formula}
          <TextInput
            label={t("rule.message")}
            placeholder={t(`refusal:${reason}`, { line: 1 })}
            value={messageIn(
              typeof message === "string"
                ? message
                : ((message as Record<string, string> | undefined) ?? ""),
              i18n.language,
            )}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...action, message: value }, "message")
            }
          />
          <Checkbox
            label={t("rule.soft")}
            checked={action["soft"] === true}
            onChange={({ currentTarget: { checked } }) => onChange({ ...action, soft: checked })}
          />
        </>
      );
    }
    default:
      return null;
  }
}
