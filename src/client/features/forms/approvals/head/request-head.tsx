import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRequestHead } from "#client/live/approvals/use-approvals.ts";
import { useUsers } from "#client/live/use-users.ts";
import { ApprovalStatusTag } from "#client/parts/approval/approval-status-tag.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { DueTag } from "../due-tag.tsx";
import { AmountText } from "./amount-text.tsx";
import { EndingLine } from "./ending-line.tsx";
import classes from "./request-head.module.css";

/** What is asked for, in full however narrow it is; what became of it, by whom, and when. */
export function RequestHead({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const Heading = useIsPhone() ? "h1" : "h2";
  const { status, createUserId, createTime } = approval;
  const { subject, number, amount } = useRequestHead(approval);
  const name = useUsers().get(createUserId)?.nickname ?? "";
  return (
    <header className={classes.head}>
      <div className={classes.first}>
        <Heading className={classes.title}>{subject || t("untitled")}</Heading>
        <AmountText amount={amount} className={classes.amount} />
      </div>
      <div className={classes.about}>
        <div className={classes.who}>
          <InitialsAvatar id={createUserId} name={name} size="small" />
          <span>{[name, t("askedAt", { time: absolute(createTime) })].join(" · ")}</span>
        </div>
        {number !== "" && <small>{number}</small>}
        <ApprovalStatusTag status={status} />
        <DueTag approval={approval} />
      </div>
      <EndingLine approval={approval} />
    </header>
  );
}
