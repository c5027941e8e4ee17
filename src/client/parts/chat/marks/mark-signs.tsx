import { IconBookmark, IconChecklist, IconPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import classes from "./marks.module.css";

const look = { size: "0.8rem", role: "img" } as const;

/** With what a message is marked, in small beside its time. */
export function MarkSigns({ mark }: { readonly mark: MessageMark }) {
  const { t } = useTranslation(["marks", "chat"]);
  const users = useUsers();
  const done = mark.todos.filter(({ doneTime }) => doneTime > 0);
  const name = users.get(mark.tagUserId)?.nickname ?? t("chat:somebody");
  const pinner = users.get(mark.topUserId)?.nickname ?? t("chat:somebody");
  const state = t("todoState", { done: done.length, total: mark.todos.length });
  return (
    <span className={classes.signs}>
      {mark.topUserId > 0 && <IconPin {...look} aria-label={t("pinnedBy", { name: pinner })} />}
      {mark.tagUserId > 0 && <IconBookmark {...look} aria-label={t("bookmarkedBy", { name })} />}
      {mark.todos.length > 0 && (
        <>
          <IconChecklist size="0.8rem" aria-hidden /> {state}
        </>
      )}
    </span>
  );
}
