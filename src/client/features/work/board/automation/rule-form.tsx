import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Form } from "#client/ui/form/form.tsx";
import { AUTOMATION_NAME_MAX } from "#domain/automation/automation-limits.ts";
import type { Automation } from "#domain/automation/automation.ts";
import { savedAddressOf } from "#domain/plan/saved-view/saved-address.ts";
import { viewInAddress, viewOfAddress } from "#domain/plan/view/view-address.ts";
import { FilterBar } from "../view/filter-bar.tsx";
import { ActionList } from "./action-list.tsx";
import classes from "./automation.module.css";
import { ownTimeZone } from "./clock-time.ts";
import { DryRun } from "./dry-run.tsx";
import { lackOf, partsOf, type RuleDraft } from "./rule-draft.ts";
import { TriggerFields } from "./trigger-fields.tsx";
import type { PlanThings } from "./use-plan-things.ts";

interface RuleFormProps {
  readonly planId: number;
  /** The rule that is edited; a new one where left out. */
  readonly rule: Automation | undefined;
  readonly begin: RuleDraft;
  readonly things: PlanThings;
  /** The first word is written: whoever leaves is asked. */
  readonly onTouched: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A rule read as a sentence: when something happens, and a task is so, then do this. */
export function RuleForm(props: RuleFormProps) {
  const { planId, rule, begin, things, onTouched, onDone, onCancel } = props;
  const { t } = useTranslation("automation");
  const [problem, setProblem] = useState("");
  const failureText = useFailureText();
  const run = useRun((refusal) => setProblem(failureText(refusal)));
  const [draft, setDraft] = useState(begin);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<RuleDraft>) => {
    onTouched();
    setDraft((before) => ({ ...before, ...part }));
  };
  const view = viewOfAddress(planId, draft.condition);
  const timeZone = ownTimeZone();
  const lack = lackOf(draft);
  const save = async () => {
    if (lack) return;
    setProblem("");
    const parts = partsOf(draft, timeZone);
    const result = rule
      ? await run("automation.edit", { id: rule.id, ...parts })
      : await run("automation.add", { planId, ...parts });
    if (result.ok) onDone();
  };
  return (
    <Form onSubmit={() => void save()}>
      <Stack gap="md">
        <TextInput
          label={t("name")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to write a rule
          autoFocus
          maxLength={AUTOMATION_NAME_MAX}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <section className={classes.part} aria-label={t("when")}>
          <h3 className={classes.legend}>{t("when")}</h3>
          <TriggerFields
            trigger={draft.trigger}
            things={things}
            onChange={(trigger) => change({ trigger })}
          />
          {draft.trigger.on === "date" && (
            <p className={classes.dim}>{t("clock", { zone: timeZone })}</p>
          )}
        </section>
        <section className={classes.part} aria-label={t("if")}>
          <h3 className={classes.legend}>{t("if")}</h3>
          <p className={classes.dim}>{t("ifHint")}</p>
          <FilterBar
            planId={planId}
            filter={view}
            columns={things.board}
            planOf={() => undefined}
            onFilter={(part) =>
              change({ condition: savedAddressOf(viewInAddress({ ...view, ...part })) })
            }
          />
        </section>
        <section className={classes.part} aria-label={t("then")}>
          <h3 className={classes.legend}>{t("then")}</h3>
          <ActionList
            actions={draft.actions}
            things={things}
            onChange={(actions) => change({ actions })}
          />
        </section>
        {isTried && !lack && (
          <DryRun planId={planId} draft={draft} timeZone={timeZone} things={things} />
        )}
        {problem !== "" && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Text size="sm" c="dimmed" component="output">
          {lack ? t(`lack.${lack.what}`, lack) : t("inYourName")}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            disabled={lack !== undefined}
            aria-expanded={isTried}
            onClick={() => setIsTried((before) => !before)}
          >
            {t("try")}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" disabled={lack !== undefined}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
