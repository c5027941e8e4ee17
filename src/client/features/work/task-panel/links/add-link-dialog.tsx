import { Button, Group, Select, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LinkableTask } from "#client/data/queries/links/task-links.ts";
import { useLinkable } from "#client/live/links/use-task-links.ts";
import { useRun } from "#client/live/use-run.ts";
import { LinkFields, USUAL_MANNER } from "#client/parts/task/link/link-fields.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { Task } from "#domain/task/task.ts";

export type LinkSide = "before" | "after";

interface AddLinkDialogProps {
  readonly task: Task;
  /** Whether the other task is waited for, or waits. */
  readonly side: LinkSide;
  /** Tasks that are linked on this side already. */
  readonly linkedIds: readonly number[];
  /** Whether the person may say of a task what it waits for. */
  readonly mayChange: (other: LinkableTask) => boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Lines of the list at once; of more somebody writes a part of the name. */
const LISTED = 50;

/** The other tasks of the plan, of which one is chosen, and how the one waits for the other. */
export function AddLinkDialog(props: AddLinkDialogProps) {
  const { task, side, linkedIds, mayChange, opened, onClose } = props;
  const { t } = useTranslation("task-link");
  const run = useRun();
  const linkable = useLinkable(task.planId);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [manner, setManner] = useState(USUAL_MANNER);
  const all = linkable.state === "ready" ? linkable.value : [];
  const offered = all.filter(
    (one) =>
      one.task.id !== task.id &&
      one.task.id !== task.parentId &&
      one.task.parentId !== task.id &&
      !linkedIds.includes(one.task.id) &&
      (side === "before" || mayChange(one)),
  );
  const handleAdd = async () => {
    const other = Number(otherId);
    const ends =
      side === "before" ? { fromId: other, toId: task.id } : { fromId: task.id, toId: other };
    const { ok } = await run("taskLink.add", { ...ends, ...manner });
    if (!ok) return;
    setOtherId(null);
    setManner(USUAL_MANNER);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(side === "before" ? "addBefore" : "addAfter")}
    >
      <Stack gap="sm">
        <Select
          label={t("other")}
          data={offered.map((one) => ({ value: String(one.task.id), label: nameOf(one) }))}
          value={otherId}
          limit={LISTED}
          onChange={setOtherId}
          searchable
          nothingFoundMessage={t("nothingFound")}
          data-autofocus
        />
        <LinkFields manner={manner} onChange={setManner} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={otherId === null} onClick={() => void handleAdd()}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function nameOf({ task, main }: LinkableTask): string {
  return main ? `${main.name} › ${task.name}` : task.name;
}
