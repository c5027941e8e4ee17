import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import parts from "#client/parts/approval/approval.module.css";
import type { Approval } from "#domain/approval/approval.ts";
import { endingOf } from "#domain/approval/state/why-not.ts";
import classes from "./request-head.module.css";

/** Who ended a request or gave it back, when, and what they said: whoever asked starts from that. Nothing where nobody did. */
export function EndingLine({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const users = useUsers();
  const ending = endingOf(approval);
  if (!ending) return null;
  const { what, userId, userIds, remarks, time } = ending;
  const nameOf = (id: number) => users.get(id)?.nickname ?? "";
  const word = t([`event.${what}`, "event.unknown"], {
    name: nameOf(userId),
    others: userIds.map(nameOf).join(", "),
  });
  return (
    <div className={classes.ending}>
      {t("wordAt", { word, time: absolute(time) })}
      {remarks !== "" && <q className={parts.said}>{remarks}</q>}
    </div>
  );
}
