import { Text, Title } from "@mantine/core";
import { IconBookmarkOff, IconCheck, IconPinnedOff, IconRotate2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import classes from "./marks.module.css";
import { useMarkWords } from "./use-mark-words.ts";

interface MarksSectionsProps {
  readonly marks: readonly MessageMark[];
  readonly onJump: (messageId: number) => void;
}

/** Everything that is marked in a chat: pins, to-dos, bookmarks. Each leads to its message. */
export function MarksSections({ marks, onJump }: MarksSectionsProps) {
  const { t } = useTranslation(["marks", "chat"]);
  const run = useRun();
  return (
    <>
      {marks.length === 0 && <Text c="dimmed">{t("nothingMarked")}</Text>}
      <Section
        title={t("pins")}
        marks={marks.filter(({ topUserId }) => topUserId > 0)}
        onJump={onJump}
        renderActions={({ id }) => (
          <IconButton
            icon={IconPinnedOff}
            size="sm"
            label={t("unpin")}
            onClick={() => void run("message.pin", { msgId: id, remove: true })}
          />
        )}
      />
      <Section
        title={t("todos")}
        marks={marks.filter(({ todos }) => todos.length > 0)}
        onJump={onJump}
        renderActions={(mark) => <OwnTodo mark={mark} />}
      />
      <Section
        title={t("bookmarks")}
        marks={marks.filter(({ tagUserId }) => tagUserId > 0)}
        onJump={onJump}
        renderActions={({ id }) => (
          <IconButton
            icon={IconBookmarkOff}
            size="sm"
            label={t("unbookmark")}
            onClick={() => void run("message.tag", { msgId: id, remove: true })}
          />
        )}
      />
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly marks: readonly MessageMark[];
  readonly onJump: (messageId: number) => void;
  readonly renderActions: (mark: MessageMark) => ReactNode;
}

function Section({ title, marks, onJump, renderActions }: SectionProps) {
  if (marks.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={classes.list} aria-label={title}>
        <Each rows={marks} keyOf={({ id }) => id} as="li">
          {(mark) => (
            <li className={classes.row}>
              <MarkFacts mark={mark} onJump={onJump} />
              {renderActions(mark)}
            </li>
          )}
        </Each>
      </ul>
    </section>
  );
}

function MarkFacts({
  mark,
  onJump,
}: Pick<SectionProps, "onJump"> & { readonly mark: MessageMark }) {
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
