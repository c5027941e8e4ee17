import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { onArchiveViewReset } from "#client/live/calls/archive-view.ts";
import { offlineKey } from "#client/data/database/offline-row.ts";
import { useOfflineMarks } from "#client/live/files/use-offline.ts";
import { usePlans } from "#client/live/use-plan.ts";
import { useSetOffline } from "#client/parts/file/use-set-offline.ts";
import { usePlacePlan } from "#client/parts/plan/use-place-plan.ts";
import { usePlanActions } from "#client/parts/plan/use-plan-actions.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { mayIn, mayInOpen } from "#domain/plan/plan-acts.ts";
import { isPlanOwner } from "#domain/plan/plan-role.ts";
import { nextPlan } from "./next-plan.ts";
import { PlanSettingDialog } from "./plan-setting-dialog.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

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
const AutomationDialog = late(
  async () => (await import("../automation/automation-dialog.tsx")).AutomationDialog,
);
const PlanTimeDialog = late(
  async () => (await import("../time/plan-time-dialog.tsx")).PlanTimeDialog,
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

/** What the plan goes by, with what each is called; keys of the texts. */
const SETTINGS = {
  flow: "workflow",
  fields: "planFields",
  webhooks: "webhooks",
  planMail: "planMail",
  taskTemplates: "taskTemplates",
  archiveRule: "archiveRule.menu",
  guestLinks: "guestLinks",
  rights: "planRights",
} as const;
type PlanSetting = keyof typeof SETTINGS;

/** Those that somebody may look at or change. */
function settingsOf(view: PlanView): readonly PlanSetting[] {
  return [
    ...(mayInOpen(view, "workflow") ? (["flow"] as const) : []),
    ...(mayInOpen(view, "fields") ? (["fields"] as const) : []),
    ...(mayIn(view, "webhooks") ? (["webhooks"] as const) : []),
    ...(mayIn(view, "mail") ? (["planMail"] as const) : []),
    "taskTemplates",
    ...(mayInOpen(view, "settings") ? (["archiveRule"] as const) : []),
    ...(mayIn(view, "guestLinks") ? (["guestLinks"] as const) : []),
    // Where there is nobody else there is nobody to give rights to.
    ...(view.plan.personal === 1 ? [] : (["rights"] as const)),
  ];
}

/** What of the plan lies over the screen. */
type Opened = PlanSetting | "archived" | "automation" | "export" | "import" | "template" | "time";

/** What can be done with the plan as a whole. */
export function PlanMenu({ view, before, onLeft, onOpenTask }: PlanMenuProps) {
  const { t } = useTranslation("board");
  const { rename, describe, archive, restore, remove, exit } = usePlanActions();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  useEffect(
    () => onArchiveViewReset(() => setOpened((one) => (one === "archived" ? undefined : one))),
    [],
  );
  const { plan, member } = view;
  const plans = usePlans();
  const { items: placeItems } = usePlacePlan();
  const listed = plans.state === "ready" ? plans.value : [];
  const placed = listed.find((one) => one.plan.id === plan.id);
  const marks = useOfflineMarks();
  const setOffline = useSetOffline();
  const ofPlan = { kind: "plan" as const, id: plan.id };
  const leave = async (action: Promise<boolean>) => {
    const next = plans.state === "ready" ? nextPlan(plans.value, plan.id) : undefined;
    if (await action) onLeft(next);
  };
  const items: (ActionMenuItem | "divider")[] = [
    ...before,
    ...(before.length > 0 ? (["divider"] as const) : []),
    ...(placed ? placeItems(placed) : []),
    { key: "archived", label: t("archivedTasks"), onClick: () => setOpened("archived") },
    { key: "template", label: t("saveAsTemplate"), onClick: () => setOpened("template") },
  ];
  if (mayInOpen(view, "addTasks"))
    items.push({ key: "import", label: t("importTasks"), onClick: () => setOpened("import") });
  const isOffline = marks.has(offlineKey(ofPlan));
  items.push(
    {
      key: "offline",
      label: t("keepFiles"),
      checked: isOffline,
      onClick: () => void setOffline({ ...ofPlan, name: plan.name }, !isOffline),
    },
    ...(mayIn(view, "export")
      ? [{ key: "export", label: t("exportPlan"), onClick: () => setOpened("export") }]
      : []),
    { key: "automation", label: t("automation"), onClick: () => setOpened("automation") },
    { key: "time", label: t("planTime"), onClick: () => setOpened("time") },
  );
  for (const key of settingsOf(view))
    items.push({ key, label: t(SETTINGS[key]), onClick: () => setOpened(key) });
  if (mayIn(view, "settings")) {
    items.push(
      { key: "rename", label: t("renamePlan"), onClick: () => void rename(plan) },
      { key: "describe", label: t("describePlan"), onClick: () => void describe(plan) },
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
      <PlanSettingDialog view={view} opened={opened} onOpenTask={onOpenTask} onClose={close} />
      {opened === "template" && (
        <Opening>
          <SaveTemplateDialog plan={plan} onClose={close} />
        </Opening>
      )}
      {opened === "import" && (
        <Opening>
          <ImportTasksDialog plan={plan} onClose={close} />
        </Opening>
      )}
      {opened === "export" && (
        <Opening>
          <ExportDialog name={plan.name} plans={[{ planId: plan.id }]} onClose={close} />
        </Opening>
      )}
      {opened === "time" && (
        <Opening>
          <PlanTimeDialog plan={plan} onClose={close} />
        </Opening>
      )}
      {opened === "automation" && (
        <Opening>
          <AutomationDialog view={view} onOpenTask={onOpenTask} onClose={close} />
        </Opening>
      )}
      {opened === "archived" && (
        <Opening>
          <ArchivedTasks planId={plan.id} onOpenTask={onOpenTask} onClose={close} />
        </Opening>
      )}
    </>
  );
}
