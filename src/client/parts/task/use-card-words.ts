import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "#domain/task/task.ts";
import type { TellMark } from "./state/state-mark.ts";
import { useTellMark } from "./state/use-tell-mark.ts";
import { markLabel } from "./mark-label.ts";
import { type DescribeDue, useDue } from "./use-due.ts";
import { type Priorities, usePriorities } from "./use-priorities.ts";

/** Stands for the name in a text that is made once for all cards. */
const NAME = "\u0000";

/** The words of all cards of a board: found once, not once for each of a thousand cards. */
export interface CardWords {
  readonly due: DescribeDue;
  /** Names the mark of a task. */
  mark(task: Pick<Task, "name" | "completeTime" | "flowItemId">): string;
  readonly tellMark: TellMark;
  readonly priorities: Priorities;
  /** Why a task cannot be completed by who looks at it. */
  readonly barred: string;
  readonly private: string;
  readonly milestone: string;
  readonly waits: string;
  readonly repeats: string;
  readonly subtasks: string;
  readonly checklist: string;
  readonly messages: string;
  readonly files: string;
}

export function useCardWords(): CardWords {
  const { t } = useTranslation("task");
  const due = useDue();
  const tellMark = useTellMark();
  const priorities = usePriorities();
  return useMemo(() => {
    const [open, done, stated] = [
      { completeTime: 0, flowItemId: 0 },
      { completeTime: 1, flowItemId: 0 },
      { completeTime: 0, flowItemId: 1 },
    ].map((task) => markLabel(t, { ...task, name: NAME }));
    return {
      due,
      tellMark,
      mark({ name, completeTime, flowItemId }) {
        const tick = completeTime > 0 ? done : open;
        return ((flowItemId > 0 ? stated : tick) ?? "").replace(NAME, () => name);
      },
      priorities,
      barred: t("ownersNote"),
      private: t("privateNote"),
      milestone: t("milestone"),
      waits: t("waits"),
      repeats: t("repeats"),
      subtasks: t("subtasksDone"),
      checklist: t("checklistDone"),
      messages: t("messages"),
      files: t("files"),
    };
  }, [t, due, tellMark, priorities]);
}
