import { Skeleton } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubtasksReader } from "#client/live/use-task.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { useChangeTimes } from "#client/parts/task/time/use-change-times.ts";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import type { Task } from "#domain/task/task.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import { PopoverEditor } from "./popover-editor.tsx";

const TimePicker = late(
  async () => (await import("#client/parts/task/time/time-picker.tsx")).TimePicker,
);

interface TimeEditorProps {
  readonly task: Task;
  readonly onEnd: () => void;
}

/** From when to when a task is worked on. Leaving keeps what was chosen, as it does in a field. */
export function TimeEditor({ task, onEnd }: TimeEditorProps) {
  const { t } = useTranslation("task");
  const readSubtasks = useSubtasksReader();
  const change = useChangeTimes();
  const [subtasks, setSubtasks] = useState<readonly Task[]>();
  const draft = useRef<Times>(undefined);
  useEffect(() => {
    void readSubtasks(task).then(setSubtasks);
  }, [readSubtasks, task]);
  const save = (times: Times) => {
    draft.current = undefined;
    onEnd();
    void change({ task, main: undefined, subtasks: subtasks ?? [] }, times);
  };
  return (
    <PopoverEditor
      label={t("setTime")}
      closeOnEscape={false}
      onEnd={() => (draft.current ? save(draft.current) : onEnd())}
    >
      <Meanwhile instead={<Coming onEscape={onEnd} />}>
        {subtasks ? (
          <TimePicker
            times={timesOf(task)}
            onDraft={(times) => {
              draft.current = times;
            }}
            onPick={save}
            onCancel={onEnd}
          />
        ) : (
          <Coming onEscape={onEnd} />
        )}
      </Meanwhile>
    </PopoverEditor>
  );
}

/** Where the picker will stand: until then nothing in it takes the keys. */
function Coming({ onEscape }: { readonly onEscape: () => void }) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, fieldShortcuts.cancel)) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
  return <Skeleton height="20rem" />;
}
