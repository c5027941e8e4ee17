import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { Each } from "#client/ui/each/each.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PRIORITIES_MAX, PRIORITY_NUMBER_MAX } from "#domain/company/board-limits.ts";
import { offeredPriorities, type PriorityLevel } from "#domain/task/priorities.ts";
import { ListSection } from "./list-section.tsx";
import { movedRow } from "#client/ui/each/moved-row.ts";
import { draftOfLevel, inputOfDraft, type PriorityDraft } from "./priority-draft.ts";
import { PriorityRow } from "./priority-row.tsx";
import { useKeptList } from "./use-kept-list.ts";

interface PriorityListProps {
  /** All, also those that nobody chooses any more. */
  readonly levels: readonly PriorityLevel[];
}

/** The priorities of the company: what they are called, their colours, the days that they propose, and their order. */
export function PriorityList({ levels }: PriorityListProps) {
  const { t } = useTranslation(["board-lists", "template"]);
  const run = useRun();
  const { nameOf } = usePriorities();
  const say = (key: string) => t(key);
  const stored = offeredPriorities(levels).map((level) => draftOfLevel(level, say));
  const kept = useKeptList<PriorityDraft>("priorities", stored);
  const { rows, change } = kept;
  const next = Math.max(0, ...[...levels, ...rows].map(({ priority }) => priority)) + 1;
  const isFull = rows.length >= PRIORITIES_MAX;
  const gone = levels.filter(({ priority }) => !rows.some((row) => row.priority === priority));
  const save = async () => {
    const list = rows.map((draft) => inputOfDraft(draft, say));
    if (!(await run("priority.save", { list })).ok) return;
    kept.forget();
    showToast({ message: t("saved"), tone: "success" });
  };
  return (
    <ListSection
      title={t("priorities.title")}
      hint={t("priorities.hint")}
      add={isFull || next > PRIORITY_NUMBER_MAX ? undefined : t("priorities.add")}
      touched={kept.touched}
      onAdd={() => change([...rows, { priority: next, words: "", color: "grey", days: 0 }])}
      onSave={save}
      onDiscard={kept.forget}
      below={
        gone.length > 0 && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {t("priorities.gone")}
            </Text>
            <Each rows={gone} keyOf={({ priority }) => priority}>
              {(level) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isFull}
                  onClick={() => change([...rows, draftOfLevel(level, say)])}
                >
                  {t("priorities.restore", { name: nameOf(level.priority) })}
                </Button>
              )}
            </Each>
          </Group>
        )
      }
    >
      <Each rows={rows} keyOf={({ priority }) => priority} as="li">
        {(draft, place) => (
          <PriorityRow
            draft={draft}
            place={place}
            isLast={place === rows.length - 1}
            onChange={(changed) => change(rows.with(place, changed))}
            onMove={(by) => change(movedRow(rows, place, by))}
            onRemove={() => change(rows.toSpliced(place, 1))}
          />
        )}
      </Each>
    </ListSection>
  );
}
