import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useForm } from "#client/live/forms/use-forms.ts";
import { useRequestHead } from "#client/live/approvals/use-approvals.ts";
import { useUsers } from "#client/live/use-users.ts";
import { ApprovalStatusTag } from "#client/parts/approval/approval-status-tag.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { DueTag } from "../due-tag.tsx";
import { AmountText } from "../head/amount-text.tsx";
import classes from "./approval-row.module.css";

interface ApprovalRowProps {
  readonly approval: Approval;
  readonly open: boolean;
  /** Among what the person has asked for it says for whom it waits, not who asked. */
  readonly mine: boolean;
  /** A copy that the person has not read. */
  readonly unread: boolean;
  readonly onOpen: (approvalId: number) => void;
  /** Where several are chosen: whether this one is. */
  readonly chosen?: boolean;
  readonly onChoose?: (isChosen: boolean) => void;
}

/** A request in the list: who asks, for what, and since when. */
export function ApprovalRow({
  approval,
  open,
  mine,
  unread,
  onOpen,
  chosen,
  onChoose,
}: ApprovalRowProps) {
  const { t } = useTranslation("approvals");
  const { short, absolute } = useFormatTime();
  const { id, title, formId, askedIds, createUserId, createTime, status } = approval;
  const form = useForm(formId);
  const { subject, number, amount } = useRequestHead(approval);
  const users = useUsers();
  const nameOf = (userId: number) => users.get(userId)?.nickname ?? "";
  const name = nameOf(createUserId);
  const asked = askedIds.map(nameOf).filter(Boolean).join(", ");
  const waits = asked === "" ? "" : t("waitsFor", { names: asked });
  return (
    <div className={classes.row} data-open={open || undefined} data-unread={unread || undefined}>
      {onChoose && (
        <label className={classes.choose} htmlFor={`choose-${id}`}>
          <Checkbox
            id={`choose-${id}`}
            aria-label={t("batch.chooseOne", { title: title || t("untitled") })}
            checked={chosen ?? false}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </label>
      )}
      <InitialsAvatar id={createUserId} name={name} size="large" />
      <div className={classes.words}>
        <div className={classes.line}>
          <button
            type="button"
            className={classes.name}
            aria-current={open || undefined}
            onClick={() => onOpen(id)}
          >
            {subject || t("untitled")}
          </button>
          <time className={classes.time} title={absolute(createTime)}>
            {short(createTime)}
          </time>
        </div>
        <div className={classes.facts}>
          <span className={classes.about}>
            {[form.state === "ready" ? form.value?.name : "", mine ? waits : name]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {number !== "" && <small className={classes.number}>{number}</small>}
          <AmountText amount={amount} className={classes.amount} />
          <DueTag approval={approval} />
          {unread && <span className={classes.unread}>{t("unread")}</span>}
          {status !== 3 && <ApprovalStatusTag status={status} />}
        </div>
      </div>
    </div>
  );
}
