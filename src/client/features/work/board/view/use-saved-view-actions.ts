import { useTranslation } from "react-i18next";
import { usePlan } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { copyLink } from "#client/ui/toast/copy-link.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { SAVED_VIEW_NAME_MAX } from "#domain/plan/saved-view/saved-view-limits.ts";
import { canChangeSavedView } from "#domain/plan/saved-view/can-change-saved-view.ts";
import { savedAddressOf } from "#domain/plan/saved-view/saved-address.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import { linkWith } from "./link-with.ts";

/** What can be done with the saved views of a plan; without a network too. */
export function useSavedViewActions(planId: number) {
  const { t } = useTranslation("plan-view");
  const run = useRun();
  const plan = usePlan(planId);
  const seen = plan.state === "ready" ? plan.value : undefined;
  const question = {
    label: t("saved.name"),
    confirmLabel: t("saved.save"),
    maxLength: SAVED_VIEW_NAME_MAX,
  };
  return {
    mayShare: seen !== undefined && mayInOpen(seen, "views"),
    mayChange: (saved: SavedView) =>
      saved.planId === ALL_PLANS || (seen !== undefined && canChangeSavedView(saved, seen)),
    save(address: object, shared: 0 | 1, onSaved: (id: number) => void) {
      const title = t(shared === 1 ? "saved.saveShared" : "saved.saveOwn");
      void promptChange({ ...question, title, value: "" }, async (name) => {
        const result = await run("savedView.add", {
          planId,
          name,
          shared,
          address: savedAddressOf(address),
        });
        if (result.ok) onSaved(result.reply.id);
        return result;
      });
    },
    /** What is looked at now in place of what was saved. */
    replace({ id, name, address: before }: SavedView, address: object) {
      void run("savedView.edit", { id, address: savedAddressOf(address) }).then((result) => {
        if (!result.ok) return;
        showToast({
          message: t("saved.replaced", { name }),
          action: {
            label: t("saved.undo"),
            onClick: () => void run("savedView.edit", { id, address: before }),
          },
        });
      });
    },
    copyLink(address: object) {
      const link = linkWith(address);
      void copyLink(link, {
        copied: t("saved.linkCopied"),
        notCopied: t("saved.linkNotCopied", { link }),
      });
    },
    rename({ id, name: value }: SavedView) {
      const title = t("saved.renameTitle");
      void promptChange({ ...question, title, value }, async (name) =>
        run("savedView.edit", { id, name }),
      );
    },
    remove({ id, name, shared, address }: SavedView) {
      void run("savedView.remove", { id }).then((result) => {
        if (!result.ok) return;
        showToast({
          message: t("saved.deleted", { name }),
          action: {
            label: t("saved.undo"),
            onClick: () => void run("savedView.add", { planId, name, shared, address }),
          },
        });
      });
    },
  };
}
