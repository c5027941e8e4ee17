import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
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

/** A task that a line became; done = the line was ticked. */
interface MadeTask {
  readonly id: number;
  readonly isDone: boolean;
}

/** Lines that become tasks at once; longer lists are imported as sheets. */
const LINES_MAX = 200;
/** What the call takes away at once. */
const REMOVED_AT_ONCE = 100;
/** Lines that the question names. */
const NAMED = 5;

/** Makes a task of each line of a pasted list, once the person has said so, and completes those that are ticked in it; all of them are taken back in one act. */
export function useAddMany(
  { planId, columnId, born }: ManyPlace,
  read: (text: string) => QuickTask,
) {
  const { t } = useTranslation(["quick-add", "task"]);
  const run = useRun();
  const { now } = useData();
  const takeBack = async (made: readonly MadeTask[]) => {
    for (let at = 0; at < made.length; at += REMOVED_AT_ONCE) {
      const portion = made.slice(at, at + REMOVED_AT_ONCE);
      await run(
        "task.remove",
        // That it was ticked is a change of ours.
        portion.map(({ id, isDone }) => (isDone ? { id } : { id, unchanged: true as const })),
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
    const made: MadeTask[] = [];
    for (const { name, isDone } of lines) {
      const quick = read(name.slice(0, TASK_NAME_MAX));
      const parts = [...quick.parts, ...born];
      const result = await run("task.add", {
        planId,
        columnId,
        ...quickArguments({ name: quick.name, parts }),
      });
      if (!result.ok) break;
      const { id } = result.reply;
      const ticked = isDone && (await run("task.edit", { id, completeTime: now() })).ok;
      made.push({ id, isDone: ticked });
    }
    showToast({
      message: t("made", { count: made.length }),
      action: { label: t("task:undo"), onClick: () => void takeBack(made) },
    });
    return true;
  };
}
