import { Button, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { type JsonObject, listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import { readRule } from "#domain/form/rules/read-rule.ts";
import { useDesigning } from "../designing.ts";
import { ActionFields } from "./action-fields.tsx";
import { newAction, RULE_SIDES, type RuleSide, ruleId, withAction } from "./rule-json.ts";
import { WhenFields } from "./when-fields.tsx";
import classes from "./rules.module.css";

interface RuleEditorProps {
  readonly rule: JsonObject;
  readonly place: number;
  readonly surroundings: FormSurroundings;
  /** Undefined takes the rule away; `of` is what is typed letter by letter. */
  readonly onChange: (rule: JsonObject | undefined, of?: string) => void;
}

/** One rule: when it holds, what it does then, and what else. */
export function RuleEditor({ rule, place, surroundings, onChange }: RuleEditorProps) {
  const { t } = useTranslation("form-designer");
  const { problems } = useDesigning();
  const failureText = useFailureText();
  const read = readRule(rule, place);
  const id = ruleId(rule, place);
  return (
    <Stack className={classes.rule}>
      <Group align="end">
        <TextInput
          className={classes.ruleName}
          label={t("rule.name")}
          value={textOf(rule["name"])}
          onChange={({ currentTarget: { value } }) => onChange({ ...rule, name: value }, "name")}
        />
        <Switch
          label={t("rule.on")}
          checked={rule["enabled"] !== false}
          onChange={({ currentTarget: { checked } }) => onChange({ ...rule, enabled: checked })}
        />
        <IconButton icon={IconTrash} label={t("rule.remove")} onClick={() => onChange(undefined)} />
      </Group>
      <Text c="dimmed" size="sm">
        {t("rule.hint")}
      </Text>
      <Each rows={problems.filter(({ at }) => at === id)} keyOf={({ reason }) => reason}>
        {(problem) => (
          <p role="alert" className={classes.problem}>
            {failureText(problem)}
          </p>
        )}
      </Each>
      {read ? (
        <>
          <WhenFields
            rule={rule}
            when={read.when}
            surroundings={surroundings}
            onChange={onChange}
          />
          <Each rows={RULE_SIDES} keyOf={(side) => side}>
            {(side) => <Actions side={side} rule={rule} onChange={onChange} />}
          </Each>
        </>
      ) : (
        <Text size="sm">{t("rule.unreadable")}</Text>
      )}
    </Stack>
  );
}

function Actions({
  side,
  rule,
  onChange,
}: Pick<RuleEditorProps, "rule" | "onChange"> & { readonly side: RuleSide }) {
  const { t } = useTranslation("form-designer");
  const actions = listOf(rule[side]).map(objectOf);
  return (
    <section className={classes.side} aria-label={t(`rule.side.${side}`)}>
      <h2 className={classes.heading}>{t(`rule.side.${side}`)}</h2>
      <Each rows={actions.map((action, at) => ({ action, at }))} keyOf={({ at }) => at}>
        {({ action, at }) => (
          <ActionFields
            action={action}
            number={at + 1}
            onChange={(next, of) =>
              onChange(withAction(rule, side, at, next), of && `${side} ${at} ${of}`)
            }
          />
        )}
      </Each>
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() =>
            onChange(
              withAction(rule, side, actions.length, newAction(side === "does" ? "show" : "hide")),
            )
          }
        >
          {t("rule.addStep")}
        </Button>
      </div>
    </section>
  );
}
