import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { usePlanActions } from "#client/parts/plan/use-plan-actions.ts";
import { isLeader } from "#domain/plan/can-change-plan.ts";

const ArchivedTasks = lazy(async () => {
  const module = await import("./archived-tasks.tsx");
  return { default: module.ArchivedTasks };
});

interface PlanMenuProps {
  readonly view: PlanView;
  readonly onOpenPlans: () => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** What can be done with the plan as a whole. */
export function PlanMenu({ view, onOpenPlans, onOpenTask }: PlanMenuProps) {
  const { t } = useTranslation("board");
  const { rename, describe, archive, restore, remove, exit } = usePlanActions();
  const [archivedOpen, setArchivedOpen] = useState(false);
  const { plan, member } = view;
  const leave = async (action: Promise<boolean>) => {
    if (await action) onOpenPlans();
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t("planMenu")}>
            <IconDots size="1.1rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setArchivedOpen(true)}>{t("archivedTasks")}</Menu.Item>
          {isLeader(member) ? (
            <>
              <Menu.Item onClick={() => void rename(plan)}>{t("renamePlan")}</Menu.Item>
              <Menu.Item onClick={() => void describe(plan)}>{t("describePlan")}</Menu.Item>
              <Menu.Divider />
              {plan.archivedTime > 0 ? (
                <Menu.Item onClick={() => restore(plan)}>{t("restorePlan")}</Menu.Item>
              ) : (
                <Menu.Item onClick={() => void leave(archive(plan))}>{t("archivePlan")}</Menu.Item>
              )}
              <Menu.Item color="red" onClick={() => void leave(remove(plan))}>
                {t("removePlan")}
              </Menu.Item>
            </>
          ) : (
            <Menu.Item color="red" onClick={() => void leave(exit(plan))}>
              {t("exitPlan")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {archivedOpen && (
        <Suspense>
          <ArchivedTasks
            planId={plan.id}
            onOpenTask={onOpenTask}
            onClose={() => setArchivedOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
