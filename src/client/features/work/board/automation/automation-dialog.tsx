import { Alert, Button, Group, Stack, Tabs, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useAutomationLog, useAutomations } from "#client/live/automation/use-automations.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { AUTOMATIONS_MAX } from "#domain/automation/automation-limits.ts";
import type { Automation } from "#domain/automation/automation.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import classes from "./automation.module.css";
import { LogList } from "./log-list.tsx";
import { emptyDraft, presetDraft, presetsFor } from "./presets.ts";
import { draftOf, type RuleDraft } from "./rule-draft.ts";
import { RuleCard } from "./rule-card.tsx";
import { RuleForm } from "./rule-form.tsx";
import { type PlanThings, usePlanThings } from "./use-plan-things.ts";
import { useRuleWords } from "./use-rule-words.ts";

interface AutomationDialogProps {
  readonly view: PlanView;
  readonly onOpenTask: (taskId: number) => void;
  readonly onClose: () => void;
}

/** What is being written: a rule that is there, or a new one, and what it begins with. */
interface Written {
  readonly rule: Automation | undefined;
  readonly begin: RuleDraft;
}

/** What a plan does by itself, and what it did. */
export function AutomationDialog({ view, onOpenTask, onClose }: AutomationDialogProps) {
  const { t } = useTranslation("automation");
  const { plan } = view;
  const things = usePlanThings(plan.id);
  const [written, setWritten] = useState<Written>();
  const isTouched = useRef(false);
  const [hasWritten, setHasWritten] = useState(false);
  const done = () => {
    isTouched.current = false;
    setHasWritten(true);
    setWritten(undefined);
  };
  const leave = async (go: () => void) => {
    const isSure =
      !isTouched.current ||
      (await confirm({
        title: t("discardTitle"),
        message: t("discardMessage"),
        confirmLabel: t("discard"),
        danger: true,
      }));
    if (isSure) go();
  };
  const title = written ? t(written.rule ? "editTitle" : "newTitle") : t("title");
  return (
    <Dialog title={title} size="picker" onClose={() => void leave(onClose)}>
      {written ? (
        <RuleForm
          planId={plan.id}
          rule={written.rule}
          begin={written.begin}
          things={things}
          onTouched={() => {
            isTouched.current = true;
          }}
          onDone={done}
          onCancel={() => void leave(done)}
        />
      ) : (
        <RulesAndLog
          planId={plan.id}
          things={things}
          mayChange={mayInOpen(view, "automations")}
          hasWritten={hasWritten}
          onWrite={setWritten}
          onOpenTask={(taskId) => {
            onClose();
            onOpenTask(taskId);
          }}
        />
      )}
    </Dialog>
  );
}

interface RulesAndLogProps {
  readonly planId: number;
  readonly things: PlanThings;
  readonly mayChange: boolean;
  /** Whether the person comes back from writing a rule: the focus goes on from there. */
  readonly hasWritten: boolean;
  readonly onWrite: (written: Written) => void;
  readonly onOpenTask: (taskId: number) => void;
}

function RulesAndLog(props: RulesAndLogProps) {
  const { planId, things, mayChange, hasWritten, onWrite, onOpenTask } = props;
  const { t } = useTranslation("automation");
  const rules = useAutomations(planId);
  const log = useAutomationLog(planId);
  const words = useRuleWords(planId, things);
  if (rules.state === "loading") return <SkeletonList rows={3} />;
  const standings = log.kept.state === "ready" ? (log.kept.value?.rules ?? []) : [];
  return (
    <Tabs defaultValue="rules" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="rules">{t("rulesTab")}</Tabs.Tab>
        <Tabs.Tab value="log">{t("logTab")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="rules">
        <Stack gap="sm">
          <Text c="dimmed" size="sm">
            {t(mayChange ? "hint" : "readHint")}
          </Text>
          {rules.value.length === 0 && !mayChange && <Text size="sm">{t("none")}</Text>}
          <ul className={classes.list} aria-label={t("rulesTab")}>
            <Each as="li" rows={rules.value} keyOf={({ id }) => id}>
              {(rule) => (
                <RuleCard
                  rule={rule}
                  words={words}
                  standing={standings.find(({ automationId }) => automationId === rule.id)}
                  mayChange={mayChange}
                  onEdit={() => onWrite({ rule, begin: draftOf(rule) })}
                />
              )}
            </Each>
          </ul>
          {mayChange && rules.value.length >= AUTOMATIONS_MAX && (
            <Alert color="orange">{t("full", { count: AUTOMATIONS_MAX })}</Alert>
          )}
          {mayChange && rules.value.length < AUTOMATIONS_MAX && (
            <BeginWith things={things} hasWritten={hasWritten} onWrite={onWrite} />
          )}
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="log">
        <LogList log={log} onOpenTask={onOpenTask} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** A rule of one's own, or one that is nearly ready. */
function BeginWith({
  things,
  hasWritten,
  onWrite,
}: Pick<RulesAndLogProps, "things" | "hasWritten" | "onWrite">) {
  const { t } = useTranslation("automation");
  const presets = presetsFor(things);
  return (
    <>
      <Group>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone
          autoFocus={hasWritten}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => onWrite({ rule: undefined, begin: emptyDraft() })}
        >
          {t("add")}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t("beginWith")}
      </Text>
      <Group gap="xs">
        {presets.map((preset) => (
          <Button
            key={preset}
            variant="default"
            size="compact-sm"
            onClick={() => onWrite({ rule: undefined, begin: presetDraft(preset, things, t) })}
          >
            {t(`presets.${preset}`)}
          </Button>
        ))}
      </Group>
    </>
  );
}
