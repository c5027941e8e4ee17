import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { WorkNotice } from "#client/data/notices/work-notices.ts";
import { useWorkNotices } from "#client/live/notices/use-work-notices.ts";
import { useRun } from "#client/live/use-run.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { NOTICES_CLEARED_MAX } from "#domain/limits.ts";
import classes from "./news-list.module.css";

interface NewsListProps {
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
  /** A request, or those that wait where none is named. */
  readonly onOpenApproval: (approvalId: number | undefined) => void;
  readonly onOpenReports: () => void;
}

/** What others did with the person's work since they last looked; nothing where there is none. */
export function NewsList({ onOpenTask, onOpenPlan, ...ways }: NewsListProps) {
  const { t } = useTranslation(["my-tasks", "notify"]);
  const run = useRun();
  // A message that somebody wanted to hear of again is in the list of the messenger.
  const notices = useWorkNotices().filter(({ kind }) => kind !== "messageReminder");
  if (notices.length === 0) return null;
  const clear = (wanted: readonly WorkNotice[]) =>
    void run("notice.clear", { ids: wanted.slice(0, NOTICES_CLEARED_MAX).map(({ id }) => id) });
  const open = (notice: WorkNotice) => {
    const { openTaskId, planId, approvalId, kind } = notice;
    if (kind === "reported") ways.onOpenReports();
    // Whoever has read what became of their report has seen all of it.
    if (kind === "reportDecided" || kind === "reported") clear([notice]);
    else if (planId === 0) ways.onOpenApproval(approvalId || undefined);
    else if (openTaskId > 0) onOpenTask(openTaskId);
    else onOpenPlan(planId);
  };
  return (
    <section className={classes.news} aria-labelledby="news-title">
      <header className={classes.head}>
        <h2 id="news-title" className={classes.title}>
          {t("news.title")}
        </h2>
        <Button variant="subtle" size="compact-sm" onClick={() => clear(notices)}>
          {t("news.clear")}
        </Button>
      </header>
      <ul className={classes.list}>
        <Each as="li" rows={notices} keyOf={({ id }) => id}>
          {(notice) => {
            const { kind, by, thing, time } = notice;
            const text = t(`notify:work.${kind}`, { name: by, thing });
            return (
              <li className={classes.line}>
                <button type="button" className={classes.words} onClick={() => open(notice)}>
                  {text}
                </button>
                <span className={classes.time}>
                  <RelativeTime time={time} />
                </span>
                <IconButton
                  icon={IconX}
                  label={t("news.clearOne", { text })}
                  onClick={() => clear([notice])}
                />
              </li>
            );
          }}
        </Each>
      </ul>
    </section>
  );
}
