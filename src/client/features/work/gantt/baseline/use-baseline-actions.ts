import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { BASELINE_NAME_MAX } from "#domain/baseline/baseline-limits.ts";
import type { Baseline } from "#domain/baseline/baseline.ts";

/** What who leads a plan does with its baselines; without a network too. */
export function useBaselineActions(planId: number, onKept: (id: number) => void) {
  const { t } = useTranslation("gantt");
  const run = useRun();
  const question = {
    label: t("baseline.name"),
    confirmLabel: t("baseline.save"),
    maxLength: BASELINE_NAME_MAX,
  };
  return {
    keep() {
      const asked = { ...question, title: t("baseline.keepTitle") };
      void promptChange(asked, async (name) => {
        const result = await run("baseline.add", { planId, name });
        if (result.ok) {
          onKept(result.reply.id);
          showToast({ message: t("baseline.kept", { name }), tone: "success" });
        }
        return result;
      });
    },
    rename({ id, name: value }: Baseline) {
      const asked = { ...question, title: t("baseline.renameTitle"), value };
      void promptChange(asked, async (name) => run("baseline.edit", { id, name }));
    },
    async remove({ id, name }: Baseline) {
      const sure = await confirm({
        title: t("baseline.removeTitle"),
        message: t("baseline.removeText", { name }),
        confirmLabel: t("baseline.confirm"),
        danger: true,
      });
      if (sure) await run("baseline.remove", { id });
    },
  };
}
