import { Button, Group, NativeSelect } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { QueryGroup } from "#client/parts/form-query/query-group.tsx";
import { withGroup } from "#client/parts/form-query/query-edit.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { Each } from "#client/ui/each/each.tsx";
import { symbolsOf } from "#domain/form/conditions/condition-symbols.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { RuleWhen } from "#domain/form/rules/form-rule.ts";
import { useDesigning } from "../designing.ts";
import { FormulaField } from "../formula/formula-field.tsx";
import { withWhen } from "./rule-json.ts";
import classes from "./rules.module.css";

const TYPES = ["condition", "formula", "always"] as const;

interface WhenFieldsProps {
  readonly rule: JsonObject;
  readonly when: RuleWhen;
  readonly surroundings: FormSurroundings;
  readonly onChange: (rule: JsonObject, of?: string) => void;
}

/** When a rule holds: while questions are answered yes, while a formula is true, or always. */
export function WhenFields({ rule, when, surroundings, onChange }: WhenFieldsProps) {
  const { t } = useTranslation("form-designer");
  const { form } = useDesigning();
  const fields = [...form.fields.values()].filter(
    ({ node }) => symbolsOf(node.kind.conditions).length > 0,
  );
  const begin = (type: string) => {
    if (type === "always") return onChange(withWhen(rule, undefined));
    if (type === "formula") return onChange(withWhen(rule, []));
    return onChange(withWhen(rule, { all: true, groups: [{ all: true, questions: [] }] }));
  };
  return (
    <section className={classes.side} aria-label={t("rule.when")}>
      <h2 className={classes.heading}>{t("rule.when")}</h2>
      <NativeSelect
        aria-label={t("rule.when")}
        data={TYPES.map((value) => ({ value, label: t(`rule.whenType.${value}`) }))}
        value={when.type}
        onChange={(event) => begin(event.currentTarget.value)}
      />
      {when.type === "formula" && (
        <FormulaField
          label={t("rule.formula")}
          tokens={when.tokens}
          onChange={(tokens) => onChange(withWhen(rule, tokens), "when")}
        />
      )}
      {when.type === "condition" && (
        <>
          {when.condition.groups.length > 1 && (
            <NativeSelect
              aria-label={t("rule.groups")}
              data={[
                { value: "and", label: t("rule.allGroups") },
                { value: "or", label: t("rule.oneGroup") },
              ]}
              value={when.condition.all ? "and" : "or"}
              onChange={({ currentTarget: { value } }) =>
                onChange(withWhen(rule, { ...when.condition, all: value === "and" }))
              }
            />
          )}
          <Each
            rows={when.condition.groups.map((group, at) => ({ group, at }))}
            keyOf={({ at }) => at}
          >
            {({ group, at }) => (
              <QueryGroup
                group={group}
                place={at + 1}
                fields={fields}
                surroundings={surroundings}
                onChange={(next) =>
                  onChange(withWhen(rule, withGroup(when.condition, at, next)), "when")
                }
                {...(when.condition.groups.length > 1 && {
                  onRemove: () =>
                    onChange(
                      withWhen(rule, {
                        ...when.condition,
                        groups: when.condition.groups.toSpliced(at, 1),
                      }),
                    ),
                })}
              />
            )}
          </Each>
          <Group>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconPlus size="1rem" aria-hidden />}
              onClick={() =>
                onChange(
                  withWhen(rule, {
                    ...when.condition,
                    groups: [...when.condition.groups, { all: true, questions: [] }],
                  }),
                )
              }
            >
              {t("rule.addGroup")}
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
