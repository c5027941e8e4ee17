import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { onArchiveViewReset } from "#client/live/calls/archive-view.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { usePlanActions } from "#client/parts/plan/use-plan-actions.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { isLeader, isPlanOwner, takesPart } from "#domain/plan/plan-role.ts";
import { nextPlan } from "./next-plan.ts";
import { late } from "#client/ui/late.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const FlowDialog = late(
  async () => (await import("#client/parts/plan/flow/flow-dialog.tsx")).FlowDialog,
);
const SaveTemplateDialog = late(
  async () =>
    (await import("#client/parts/plan/template/save-template-dialog.tsx")).SaveTemplateDialog,
);
const ImportTasksDialog = late(
  async () =>
    (await import("#client/parts/import-tasks/import-tasks-dialog.tsx")).ImportTasksDialog,
);
const ExportDialog = late(
  async () => (await import("#client/parts/export-tasks/export-dialog.tsx")).ExportDialog,
);
const ArchivedTasks = late(async () => (await import("../archived-tasks.tsx")).ArchivedTasks);

interface PlanMenuProps {
  readonly view: PlanView;
  /** What the header has no room for. */
  readonly before: readonly ActionMenuItem[];
  /** The plan was put away, removed or left; with the plan to go to, where there is one. */
  readonly onLeft: (nextPlanId: number | undefined) => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** What can be done with the plan as a whole. */
export function PlanMenu({ view, before, onLeft, onOpenTask }: PlanMenuProps) {
  const { t } = useTranslation(["board", "flow"]);
  const { rename, describe, archive, restore, remove, exit } = usePlanActions();
  const [archivedOpen, setArchivedOpen] = useState(false);
  const [flowOpen, setFlowOpen] = useState(false);
  const [templateOpen, setTemplateOpen] = useState(false);
  const [importOpen, setImportOpen] = useState(false);
  const [exportOpen, setExportOpen] = useState(false);
  useEffect(() => onArchiveViewReset(() => setArchivedOpen(false)), []);
  const { plan, member } = view;
  const plans = usePlans();
  const leave = async (action: Promise<boolean>) => {
    const next = plans.state === "ready" ? nextPlan(plans.value, plan.id) : undefined;
    if (await action) onLeft(next);
  };
  const items: (ActionMenuItem | "divider")[] = [
    ...before,
    ...(before.length > 0 ? (["divider"] as const) : []),
    { key: "archived", label: t("archivedTasks"), onClick: () => setArchivedOpen(true) },
    { key: "template", label: t("saveAsTemplate"), onClick: () => setTemplateOpen(true) },
  ];
  if (takesPart(view))
    items.push({ key: "import", label: t("importTasks"), onClick: () => setImportOpen(true) });
  items.push({ key: "export", label: t("exportPlan"), onClick: () => setExportOpen(true) });
  if (isLeader(member)) {
    items.push(
      { key: "rename", label: t("renamePlan"), onClick: () => void rename(plan) },
      { key: "describe", label: t("describePlan"), onClick: () => void describe(plan) },
      ...(plan.archivedTime > 0
        ? []
        : [{ key: "flow", label: t("flow:menu"), onClick: () => setFlowOpen(true) }]),
      "divider",
      plan.archivedTime > 0
        ? { key: "restore", label: t("restorePlan"), onClick: () => restore(plan) }
        : { key: "archive", label: t("archivePlan"), onClick: () => void leave(archive(plan)) },
    );
  }
  if (isPlanOwner(member)) {
    items.push({
      key: "remove",
      label: t("removePlan"),
      onClick: () => void leave(remove(plan)),
      danger: true,
    });
  } else {
    items.push({
      key: "exit",
      label: t("exitPlan"),
      onClick: () => void leave(exit(plan)),
      danger: true,
    });
  }
  return (
    <>
      <LateMenu label={t("planMenu")} items={items} size="md" />
      {flowOpen && (
        <Opening>
          <FlowDialog planId={plan.id} onClose={() => setFlowOpen(false)} />
        </Opening>
      )}
      {templateOpen && (
        <Opening>
          <SaveTemplateDialog plan={plan} onClose={() => setTemplateOpen(false)} />
        </Opening>
      )}
      {importOpen && (
        <Opening>
          <ImportTasksDialog plan={plan} onClose={() => setImportOpen(false)} />
        </Opening>
      )}
      {exportOpen && (
        <Opening>
          <ExportDialog
            name={plan.name}
            plans={[{ planId: plan.id }]}
            onClose={() => setExportOpen(false)}
          />
        </Opening>
      )}
      {archivedOpen && (
        <Opening>
          <ArchivedTasks
            planId={plan.id}
            onOpenTask={onOpenTask}
            onClose={() => setArchivedOpen(false)}
          />
        </Opening>
      )}
    </>
  );
}
