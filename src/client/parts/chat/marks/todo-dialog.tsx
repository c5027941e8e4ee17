import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { nobody, usePeopleOfDialog } from "#client/live/chat/use-dialog-people.ts";
import { useRun } from "#client/live/use-run.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { TODO_PEOPLE_MAX } from "#domain/message/marks/todo-limits.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Message } from "#domain/message/message.ts";

interface TodoDialogProps {
  readonly message: Message;
  readonly mark: MessageMark | undefined;
  /** Whether whoever asks may call everybody there. */
  readonly callsAll: boolean;
  readonly onClose: () => void;
}

/** Who has to see to a message: some of the chat, oneself, or everybody. */
export function TodoDialog({ message, mark, callsAll, onClose }: TodoDialogProps) {
  const { t } = useTranslation(["marks", "chat"]);
  const run = useRun();
  const { userId } = useData();
  const { dialogId, planId, id: msgId } = message;
  const people = usePeopleOfDialog({ id: dialogId, planId }) ?? nobody;
  const before = mark?.todos.map((todo) => todo.userId) ?? [];
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const had = new Set(before);
  const has = new Set(chosen);
  const added = chosen.filter((id) => !had.has(id));
  const removed = before.filter((id) => !has.has(id));
  const save = async () => {
    const isAll = callsAll && people.length > 1 && people.every((id) => has.has(id));
    const who = isAll ? { type: "all" as const } : { userId: added };
    if (added.length > 0 && !(await run("message.todo", { msgId, ...who })).ok) return;
    if (removed.length > 0) await run("message.todo", { msgId, userId: removed, remove: true });
    onClose();
  };
  return (
    <Dialog title={t("todoFor")} onClose={onClose}>
      <Stack>
        <Group gap="xs">
          {callsAll && (
            <Button size="compact-sm" variant="default" onClick={() => setChosen([...people])}>
              {t("todoEverybody")}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => setChosen([...new Set([...chosen, userId])])}
          >
            {t("todoMe")}
          </Button>
        </Group>
        <PeopleChoice
          chosen={chosen}
          among={people}
          max={TODO_PEOPLE_MAX}
          onChange={(change) => setChosen(change.chosen)}
        />
        <Group justify="flex-end">
          <Button disabled={added.length === 0 && removed.length === 0} onClick={() => void save()}>
            {t("saveTodo")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
