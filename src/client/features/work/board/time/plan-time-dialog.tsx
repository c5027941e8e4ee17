import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDuration } from "#client/i18n/use-duration.ts";
import { usePlanWork } from "#client/live/work-time/use-work-time.ts";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import classes from "#client/parts/work-time/work-time.module.css";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Plan } from "#domain/plan/plan.ts";
import { workByPerson, workSums } from "#domain/work-time/plan-work.ts";

interface PlanTimeDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** What the tasks of a plan are thought to take together, what was worked on them, and by whom. */
export function PlanTimeDialog({ plan, onClose }: PlanTimeDialogProps) {
  const { t } = useTranslation("work-time");
  const say = useDuration();
  const found = usePlanWork(plan.id);
  if (found.state === "loading")
    return (
      <Dialog title={t("planTitle", { name: plan.name })} onClose={onClose}>
        <SkeletonList rows={4} />
      </Dialog>
    );
  const { estimated, worked, left } = workSums(found.value.tasks);
  const people = workByPerson(found.value.entries);
  return (
    <Dialog title={t("planTitle", { name: plan.name })} onClose={onClose}>
      <Stack>
        <dl className={classes.facts}>
          <Fact label={t("estimated")} text={say(estimated)} />
          <Fact label={t("spent")} text={say(worked)} />
          <Fact label={t("left")} text={say(left)} />
        </dl>
        <h3 className={classes.heading}>{t("byPerson")}</h3>
        {people.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("noEntries")}
          </Text>
        )}
        <Each rows={people} keyOf={({ userId }) => userId}>
          {({ userId, minutes }) => (
            <PersonRow userId={userId}>
              <span className={classes.time}>{say(minutes)}</span>
            </PersonRow>
          )}
        </Each>
      </Stack>
    </Dialog>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
