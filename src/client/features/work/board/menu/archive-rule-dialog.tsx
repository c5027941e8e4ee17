import { NumberInput, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCompany } from "#client/live/company/use-company.ts";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { ARCHIVE_DAYS_MAX, ARCHIVE_DAYS_USUAL } from "#domain/plan/archive-rule.ts";
import type { Plan } from "#domain/plan/plan.ts";

const CHOICES = ["system", "days", "never"] as const;
type Choice = (typeof CHOICES)[number];

interface ArchiveRuleDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Asks after how many days the plan puts completed tasks away by itself. */
export function ArchiveRuleDialog({ plan, onClose }: ArchiveRuleDialogProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const company = useCompany();
  const [choice, setChoice] = useState<Choice>(choiceOf(plan));
  const [days, setDays] = useState<number | string>(plan.archiveDays || ARCHIVE_DAYS_USUAL);
  const ofCompany = company.state === "ready" ? company.value.setting.archiveDays : 0;
  const labels: Record<Choice, string> = {
    system:
      ofCompany > 0 ? t("archiveRule.system", { count: ofCompany }) : t("archiveRule.systemNever"),
    days: t("archiveRule.days"),
    never: t("archiveRule.never"),
  };
  const save = async () => {
    const isCustom = choice !== "system";
    const archiveDays = choice === "days" ? Number(days) || ARCHIVE_DAYS_USUAL : 0;
    const saved = await run("plan.edit", {
      id: plan.id,
      archiveMethod: isCustom ? "custom" : "system",
      archiveDays,
    });
    if (saved.ok) onClose();
    return undefined;
  };
  return (
    <Dialog title={t("archiveRule.title")} onClose={onClose}>
      <ActionForm wide action={t("save")} onSend={save}>
        <Radio.Group
          label={t("archiveRule.label")}
          description={t("archiveRule.hint")}
          value={choice}
          onChange={(value) => setChoice(CHOICES.find((one) => one === value) ?? "system")}
        >
          <Stack gap="xs" mt="xs">
            {CHOICES.map((value) => (
              <Radio key={value} value={value} label={labels[value]} />
            ))}
          </Stack>
        </Radio.Group>
        {choice === "days" && (
          <NumberInput
            label={t("archiveRule.count")}
            value={days}
            min={1}
            max={ARCHIVE_DAYS_MAX}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            onChange={setDays}
          />
        )}
      </ActionForm>
    </Dialog>
  );
}

function choiceOf({ archiveMethod, archiveDays }: Plan): Choice {
  if (archiveMethod === "system") return "system";
  return archiveDays > 0 ? "days" : "never";
}
