import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { ApprovalEvent } from "#domain/approval/state/approval-state.ts";
import parts from "#client/parts/approval/approval.module.css";
import classes from "../approvals.module.css";

/** What people did with a request, in order (seed 001 section 2). */
export function EventList({ events }: { readonly events: readonly ApprovalEvent[] }) {
  const { t } = useTranslation("approvals");
  const done = events.filter(({ what }) => what !== "comment");
  if (done.length === 0) return <p className={parts.note}>{t("noRecords")}</p>;
  return (
    <ol className={classes.events} aria-label={t("viewHistory")}>
      <Each rows={done} keyOf={({ time, userId, what }) => `${time} ${userId} ${what}`} as="li">
        {(event) => <EventLine event={event} />}
      </Each>
    </ol>
  );
}

function EventLine({ event }: { readonly event: ApprovalEvent }) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const nameOf = (userId: number) => users.get(userId)?.nickname ?? "";
  const { what, userId, forId, userIds, remarks, time } = event;
  const by =
    forId === undefined ? nameOf(userId) : t("byFor", { name: nameOf(userId), of: nameOf(forId) });
  return (
    <li className={classes.comment}>
      <span className={parts.note}>{absolute(time)}</span>
      <div>{t(`event.${what}`, { name: by, others: userIds.map(nameOf).join(", ") })}</div>
      {remarks !== "" && <q className={parts.said}>{remarks}</q>}
    </li>
  );
}
