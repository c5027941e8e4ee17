import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useFilesNamed } from "#client/live/files/use-files.ts";
import { useUsers } from "#client/live/use-users.ts";
import { MessageText } from "#client/parts/chat/message-text.tsx";
import { FileList } from "#client/parts/form-fill/files/file-list.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalEvent } from "#domain/approval/state/approval-state.ts";
import parts from "#client/parts/approval/approval.module.css";
import classes from "../approvals.module.css";
import { CommentComposer } from "./comment-composer.tsx";

/** What people say to a request, also once it is decided. */
export function Comments({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation("approvals");
  const comments = approval.events.filter(({ what }) => what === "comment");
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
      <CommentComposer approval={approval} />
    </section>
  );
}

function Comment({ event }: { readonly event: ApprovalEvent }) {
  const { absolute } = useFormatTime();
  const { userId, time, remarks, fileIds = [] } = event;
  const name = useUsers().get(userId)?.nickname ?? "";
  return (
    <li className={classes.comment}>
      <strong>{name}</strong> <time className={parts.note}>{absolute(time)}</time>
      {remarks !== "" && (
        <p className={parts.said}>
          <MessageText msg={{ type: "text", text: remarks }} />
        </p>
      )}
      {fileIds.length > 0 && <CommentFiles fileIds={fileIds} />}
    </li>
  );
}

function CommentFiles({ fileIds }: { readonly fileIds: readonly number[] }) {
  const known = useFilesNamed(fileIds);
  const files = known.state === "ready" ? known.value : [];
  return (
    <FileList
      files={files.map(({ id, name, ext, size }) => ({ fileId: id, name, ext, size }))}
      asPictures={false}
    />
  );
}
