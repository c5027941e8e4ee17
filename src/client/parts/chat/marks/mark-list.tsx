import { IconBookmarkOff, IconCheck, IconPinnedOff, IconRotate2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import classes from "./marks.module.css";
import { type MarkKind, marksOfKind } from "./marks-of-kind.ts";
import { useMarkWords } from "./use-mark-words.ts";

interface MarkListProps {
  readonly marks: readonly MessageMark[];
  readonly kind: MarkKind;
  readonly onJump: (messageId: number) => void;
}

/** What is marked in a chat in one way; each leads to its message. */
export function MarkList({ marks, kind, onJump }: MarkListProps) {
  const { t } = useTranslation("marks");
  return (
    <ul className={classes.list} aria-label={t(kind)}>
      <Each rows={marksOfKind(marks, kind)} keyOf={({ id }) => id} as="li">
        {(mark) => (
          <li className={classes.row}>
            <MarkFacts mark={mark} onJump={onJump} />
            {kind === "todos" ? <OwnTodo mark={mark} /> : <Unmark mark={mark} kind={kind} />}
          </li>
        )}
      </Each>
    </ul>
  );
}

type MarkFactsProps = Pick<MarkListProps, "onJump"> & { readonly mark: MessageMark };

function MarkFacts({ mark, onJump }: MarkFactsProps) {
  const { t } = useTranslation(["marks", "chat"]);
  const users = useUsers();
  const wordsOf = useMarkWords();
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("chat:somebody");
  const open = mark.todos.filter(({ doneTime }) => doneTime === 0);
  const done = mark.todos.filter(({ doneTime }) => doneTime > 0);
  const names = (todos: MessageMark["todos"]) =>
    todos.map(({ userId }) => nameOf(userId)).join(", ");
  return (
    <div className={classes.facts}>
      <button type="button" className={classes.preview} onClick={() => onJump(mark.id)}>
        {wordsOf(mark)}
      </button>
      <div className={classes.by}>{nameOf(mark.userId)}</div>
      {open.length > 0 && <div className={classes.by}>{t("todoOpen", { names: names(open) })}</div>}
      {done.length > 0 && <div className={classes.by}>{t("todoDone", { names: names(done) })}</div>}
    </div>
  );
}

interface UnmarkProps {
  readonly mark: MessageMark;
  readonly kind: "pins" | "bookmarks";
}

function Unmark({ mark, kind }: UnmarkProps) {
  const { t } = useTranslation("marks");
  const run = useRun();
  const isPin = kind === "pins";
  return (
    <IconButton
      icon={isPin ? IconPinnedOff : IconBookmarkOff}
      size="sm"
      label={t(isPin ? "unpin" : "unbookmark")}
      onClick={() =>
        void run(isPin ? "message.pin" : "message.tag", { msgId: mark.id, remove: true })
      }
    />
  );
}

/** What the person says of a to-do of theirs. */
function OwnTodo({ mark }: { readonly mark: MessageMark }) {
  const { t } = useTranslation(["marks", "chat"]);
  const run = useRun();
  const { userId } = useData();
  const mine = mark.todos.find((todo) => todo.userId === userId);
  if (!mine) return null;
  const isDone = mine.doneTime > 0;
  return (
    <IconButton
      icon={isDone ? IconRotate2 : IconCheck}
      size="sm"
      label={t(isDone ? "reopenTodo" : "finishTodo")}
      onClick={() => void run("message.done", { msgId: mark.id, remove: isDone })}
    />
  );
}
