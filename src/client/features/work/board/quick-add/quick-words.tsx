import { Pill } from "@mantine/core";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { usePlanTags } from "#client/live/use-tags.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { QuickPart } from "#domain/task/quick-add/quick-task.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { readQuickTask } from "#domain/task/quick-add/read-quick-task.ts";
import type { QuickTools } from "./quick-tools.ts";
import { useAddMany } from "./use-add-many.ts";

interface QuickWordsProps {
  readonly planId: number;
  readonly columnId: number;
  /** What each of its tasks has besides. */
  readonly born: readonly QuickPart[];
  readonly text: string;
  readonly onTools: (tools: QuickTools | undefined) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What the words of a new task say besides its name, as chips that can be taken off. */
export function QuickWords({ planId, columnId, born, text, onTools }: QuickWordsProps) {
  const { t, i18n } = useTranslation(["quick-add", "task"]);
  const { now } = useData();
  const day = useWorkingDay();
  const users = useUsers();
  const members = usePlanUsers(planId);
  const tags = usePlanTags(planId);
  const format = useFormatTime();
  const [taken, setTaken] = useState(NONE);
  const dismissed = text === "" ? NONE : taken;
  const people = useMemo(
    () =>
      members.state === "ready"
        ? members.value.flatMap(({ userId: id }) => {
            const name = users.get(id)?.nickname ?? "";
            return name === "" ? [] : [{ id, name }];
          })
        : [],
    [members, users],
  );
  const { choices, nameOf } = usePriorities();
  const read = useMemo(() => {
    const { language } = i18n;
    const priorities = choices.filter((priority) => priority > 0);
    return (words: string) =>
      readQuickTask(words, { language, now: now(), day, people, tags, priorities, dismissed });
  }, [i18n, now, day, people, tags, choices, dismissed]);
  const addMany = useAddMany({ planId, columnId, born }, read);
  useEffect(() => {
    onTools({ read, addMany });
    return () => onTools(undefined);
  });
  const { parts } = read(useDeferredValue(text));
  const labelOf = (part: QuickPart): string => {
    switch (part.kind) {
      case "person":
        return users.get(part.id)?.nickname ?? part.words;
      case "tag":
        return tags.find(({ id }) => id === part.id)?.name ?? part.words;
      case "priority":
        return nameOf(part.priority);
      case "times":
        return format.span(...part.times);
    }
  };
  if (parts.length === 0) return null;
  return (
    <output aria-label={t("said")}>
      <Pill.Group mt="xs">
        {parts.map((part) => {
          const label = labelOf(part);
          return (
            <Pill
              key={part.words}
              withRemoveButton
              removeButtonProps={{ "aria-label": t("takeOff", { label }), "aria-hidden": false }}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onRemove={() => setTaken(new Set([...dismissed, part.words]))}
            >
              {label}
            </Pill>
          );
        })}
      </Pill.Group>
    </output>
  );
}
