import { useTranslation } from "react-i18next";
import type { SheetView } from "#client/data/queries/sheets.ts";
import { useData } from "#client/live/data-context.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { isLeader } from "#domain/plan/plan-role.ts";
import { mayTakeAway } from "#domain/sheet/may-take-away.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";

/** Asks, and removes a revision by the name that it is shown by; undefined where the person may not, or it is the only one. */
export function useRemoveRevision(
  { sheet, revisions }: SheetView,
  revision: SheetRevision,
): ((name: string) => Promise<void>) | undefined {
  const { t } = useTranslation("drawing");
  const { userId } = useData();
  const run = useRun();
  const plan = usePlan(sheet.planId);
  const seen = plan.state === "ready" ? plan.value : undefined;
  const leads = isLeader(seen?.member);
  if (!seen || !mayInOpen(seen, "drawings") || revisions.length < 2) return undefined;
  if (!mayTakeAway(revision, { userId, leads })) return undefined;
  return async (name) => {
    const sure = await confirm({
      title: t("removeRevisionTitle"),
      message: t("removeRevisionMessage", { name, number: sheet.number }),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (sure) await run("sheet.removeRevision", { sheetId: sheet.id, id: revision.id });
  };
}
