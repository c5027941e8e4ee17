import { Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import type { readPlanMail } from "#contract/calls/programs/plan-mail.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./mail-log.module.css";

type Mails = ReplyOf<typeof readPlanMail>["mails"];

interface MailLogProps {
  readonly mails: Mails;
  readonly onOpenTask: (taskId: number) => void;
}

/** What came to the address of a plan and what became of it, the newest first. */
export function MailLog({ mails, onOpenTask }: MailLogProps) {
  const { t } = useTranslation("plan-mail");
  if (mails.length === 0) return <Text size="sm">{t("logNone")}</Text>;
  return (
    <ol className={classes.list} aria-labelledby="plan-mails">
      <Each as="li" rows={mails} keyOf={({ id }) => id}>
        {(mail) => <MailLine mail={mail} onOpenTask={onOpenTask} />}
      </Each>
    </ol>
  );
}

interface MailLineProps {
  readonly mail: Mails[number];
  readonly onOpenTask: (taskId: number) => void;
}

function MailLine({ mail, onOpenTask }: MailLineProps) {
  const { t } = useTranslation("plan-mail");
  const { at, sender, subject, reason, taskId, leftOut } = mail;
  const name = subject || t("noSubject");
  return (
    <li className={classes.line}>
      {taskId > 0 ? (
        <UnstyledButton
          className={classes.task ?? ""}
          aria-label={t("open", { name })}
          onClick={() => onOpenTask(taskId)}
        >
          {name}
        </UnstyledButton>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
      <span className={classes.dim}>
        <bdi>{sender || t("noSender")}</bdi> · <RelativeTime time={at} />
      </span>
      {reason !== "" && <span className={classes.bad}>{t(`reasons.${reason}`)}</span>}
      {leftOut > 0 && <span className={classes.bad}>{t("leftOut", { count: leftOut })}</span>}
    </li>
  );
}
