import { Button, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import { Form } from "#client/ui/form/form.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalEvent } from "#domain/approval/state/approval-state.ts";
import { APPROVAL_COMMENT_MAX } from "#domain/limits.ts";
import parts from "#client/parts/approval/approval.module.css";
import classes from "./approvals.module.css";

/** What people say to a request; what is typed is kept until it is sent. */
export function Comments({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const run = useRun();
  const [words, setWords] = useKeptText(`approval-comment-${approval.id}`);
  const comments = approval.events.filter(({ what }) => what === "comment");
  const send = async () => {
    const remarks = words.trim();
    if (remarks === "") return;
    const sent = await run("approval.comment", { id: approval.id, remarks });
    if (sent.ok) setWords("");
  };
  return (
    <section className={classes.comments} aria-label={t("comments")}>
      <h2 className={classes.stepsHead}>{t("comments")}</h2>
      <ol className={classes.events}>
        <Each
          rows={comments}
          keyOf={({ time, userId, remarks }) => `${time} ${userId} ${remarks}`}
          as="li"
        >
          {(event) => <Comment event={event} />}
        </Each>
      </ol>
      <Form onSubmit={() => void send()}>
        <Textarea
          aria-label={t("comment")}
          placeholder={t("comment")}
          autosize
          maxRows={6}
          maxLength={APPROVAL_COMMENT_MAX}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" size="compact-md" mt="xs" disabled={!words.trim()}>
          {t("sendComment")}
        </Button>
      </Form>
    </section>
  );
}

function Comment({ event }: { readonly event: ApprovalEvent }) {
  const { absolute } = useFormatTime();
  const name = useUsers().get(event.userId)?.nickname ?? "";
  return (
    <li className={classes.comment}>
      <strong>{name}</strong> <time className={parts.note}>{absolute(event.time)}</time>
      <p className={parts.said}>{event.remarks}</p>
    </li>
  );
}
