import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { Approval } from "#domain/approval/approval.ts";
import classes from "./request-head.module.css";

interface RequestHeadProps {
  readonly approval: Approval;
  readonly formName: string | undefined;
}

/** What is asked for, in full however narrow it is; by whom, with which form, and when. */
export function RequestHead({ approval, formName }: RequestHeadProps) {
  const { t } = useTranslation("approvals");
  const { absolute } = useFormatTime();
  const Heading = useIsPhone() ? "h1" : "h2";
  const { title, createUserId, createTime } = approval;
  const name = useUsers().get(createUserId)?.nickname ?? "";
  return (
    <header className={classes.head}>
      <Heading className={classes.title}>{title || t("untitled")}</Heading>
      <div className={classes.about}>
        <InitialsAvatar id={createUserId} name={name} size="small" />
        <span>
          {[name, formName, t("askedAt", { time: absolute(createTime) })]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
    </header>
  );
}
