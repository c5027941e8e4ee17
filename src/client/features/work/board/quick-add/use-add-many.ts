import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { linesOf } from "#domain/checklist/lines-of.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { quickArguments } from "#domain/task/quick-add/quick-arguments.ts";
import type { QuickPart, QuickTask } from "#domain/task/quick-add/quick-task.ts";

interface ManyPlace {
  readonly planId: number;
  readonly columnId: number;
  /** What each of them has besides. */
  readonly born: readonly QuickPart[];
}

/** Lines that become tasks at once; longer lists are imported as sheets. */
const LINES_MAX = 200;
/** What the call takes away at once. */
const REMOVED_AT_ONCE = 100;
/** Lines that the question names. */
const NAMED = 5;

/** Makes a task of each line of a pasted list, once the person has said so; all of them are taken back in one act. */
export function useAddMany(
  { planId, columnId, born }: ManyPlace,
  read: (text: string) => QuickTask,
) {
  const { t } = useTranslation(["quick-add", "task"]);
  const run = useRun();
  const takeBack = async (ids: readonly number[]) => {
    for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE) {
      const portion = ids.slice(at, at + REMOVED_AT_ONCE);
      await run(
        "task.remove",
        portion.map((id) => ({ id, unchanged: true as const })),
      );
    }
  };
  return async (text: string): Promise<boolean> => {
    const lines = linesOf(text);
    const count = lines.length;
    if (count > LINES_MAX) {
      showToast({ message: t("tooMany", { count: LINES_MAX }), tone: "error" });
      return false;
    }
    const names = lines.slice(0, NAMED).map(({ name }) => name);
    const sure = await confirm({
      title: t("manyTitle", { count }),
      message: [...names, ...(count > NAMED ? ["…"] : [])].join(" · "),
      confirmLabel: t("makeMany", { count }),
    });
    if (!sure) return false;
    const ids: number[] = [];
    for (const { name } of lines) {
      const quick = read(name.slice(0, TASK_NAME_MAX));
      const parts = [...quick.parts, ...born];
      const result = await run("task.add", {
        planId,
        columnId,
        ...quickArguments({ name: quick.name, parts }),
      });
      if (!result.ok) break;
      ids.push(result.reply.id);
    }
    showToast({
      message: t("made", { count: ids.length }),
      action: { label: t("task:undo"), onClick: () => void takeBack(ids) },
    });
    return true;
  };
}
