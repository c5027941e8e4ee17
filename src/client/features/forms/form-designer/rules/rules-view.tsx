import { Button, Text } from "@mantine/core";
import { IconBolt, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { FORM_RULES_MAX } from "#domain/form/definition/form-limits.ts";
import { textOf } from "#domain/form/json/json.ts";
import { useDesigning } from "../designing.ts";
import { newRule, RULE_STARTS, ruleId, type RuleOp } from "./rule-json.ts";
import { RuleEditor } from "./rule-editor.tsx";
import classes from "./rules.module.css";

interface RulesViewProps {
  /** The rule that is shown at first. */
  readonly shown: string | undefined;
}

/** What happens in the form by itself: its rules, and the one that is drawn. */
export function RulesView({ shown }: RulesViewProps) {
  const { t } = useTranslation("form-designer");
  const { definition, draw, ready } = useDesigning();
  const surroundings = useFormSurroundings(ready);
  const [chosen, setChosen] = useState(shown);
  const { rules } = definition;
  const found = rules.findIndex((rule, at) => ruleId(rule, at) === chosen);
  const at = found < 0 ? 0 : found;
  const rule = rules[at];
  const add = (op: RuleOp) => {
    const next = newRule(rules, t(`rule.start.${op as "show"}`), op);
    draw({ type: "rules", rules: [...rules, next] });
    setChosen(ruleId(next, rules.length));
  };
  if (!surroundings) return <SkeletonList rows={4} />;
  return (
    <div className={classes.view}>
      <section className={classes.list} aria-label={t("rule.title")}>
        {rules.length === 0 && (
          <Text c="dimmed" size="sm">
            {t("rule.none")}
          </Text>
        )}
        <Each rows={rules.map((each, place) => ({ each, place }))} keyOf={({ place }) => place}>
          {({ each, place }) => (
            <button
              type="button"
              className={classes.line}
              aria-pressed={place === at}
              onClick={() => setChosen(ruleId(each, place))}
            >
              <IconBolt size="1rem" stroke={1.6} aria-hidden />
              <span className={classes.name}>
                {textOf(each["name"]) || t("rule.number", { number: place + 1 })}
              </span>
              {each["enabled"] === false && <Tag tint="neutral">{t("rule.off")}</Tag>}
            </button>
          )}
        </Each>
        <h2 className={classes.heading}>{t("rule.startFrom")}</h2>
        <Each rows={RULE_STARTS} keyOf={(op) => op}>
          {(op) => (
            <Button
              variant="subtle"
              size="compact-md"
              justify="flex-start"
              leftSection={<IconPlus size="1rem" aria-hidden />}
              disabled={rules.length >= FORM_RULES_MAX}
              onClick={() => add(op)}
            >
              {t(`rule.start.${op}`)}
            </Button>
          )}
        </Each>
      </section>
      <section className={classes.editor} aria-label={t("rule.one")}>
        {rule && (
          <RuleEditor
            key={ruleId(rule, at)}
            rule={rule}
            place={at}
            surroundings={surroundings}
            onChange={(next, of) =>
              draw(
                { type: "rules", rules: next ? rules.with(at, next) : rules.toSpliced(at, 1) },
                of && `rule ${at} ${of}`,
              )
            }
          />
        )}
      </section>
    </div>
  );
}
