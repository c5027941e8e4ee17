import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useForm } from "#client/live/forms/use-forms.ts";
import { useUsers } from "#client/live/use-users.ts";
import { ApprovalStatusTag } from "#client/parts/approval/approval-status-tag.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import classes from "./approvals.module.css";

interface ApprovalRowProps {
  readonly approval: Approval;
  readonly open: boolean;
  readonly onOpen: (approvalId: number) => void;
}

/** A request in the list: who asks, for what, and since when. */
export function ApprovalRow({ approval, open, onOpen }: ApprovalRowProps) {
  const { t } = useTranslation("approvals");
  const { short, absolute } = useFormatTime();
  const { id, title, formId, createUserId, createTime, status } = approval;
  const form = useForm(formId);
  const name = useUsers().get(createUserId)?.nickname ?? "";
  return (
    <li className={classes.row} data-open={open || undefined}>
      <InitialsAvatar id={createUserId} name={name} size="large" />
      <div className={classes.words}>
        <div className={classes.line}>
          <button
            type="button"
            className={classes.name}
            aria-current={open || undefined}
            onClick={() => onOpen(id)}
          >
            {title || t("untitled")}
          </button>
          <time className={classes.time} title={absolute(createTime)}>
            {short(createTime)}
          </time>
        </div>
        <div className={classes.line}>
          <span className={classes.about}>
            {[form.state === "ready" ? form.value?.name : "", name].filter(Boolean).join(" · ")}
          </span>
          {status !== 3 && <ApprovalStatusTag status={status} />}
        </div>
      </div>
    </li>
  );
}
