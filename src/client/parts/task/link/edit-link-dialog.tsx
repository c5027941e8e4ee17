import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import { LinkFields, type LinkManner } from "./link-fields.tsx";
import { useUnlink } from "./use-unlink.ts";

interface EditLinkDialogProps {
  readonly link: TaskLink;
  /** The task at the other end, as the person knows it. */
  readonly name: string;
  readonly onClose: () => void;
}

/** How one task waits for another, and whether it does at all. */
export function EditLinkDialog({ link, name, onClose }: EditLinkDialogProps) {
  const { t } = useTranslation("task-link");
  const run = useRun();
  const unlink = useUnlink();
  const [manner, setManner] = useState<LinkManner>(link);
  const { fromId, toId } = link;
  const { kind, lag, lagUnit } = manner;
  const handleSave = async () => {
    const { ok } = await run("taskLink.edit", { fromId, toId, kind, lag, lagUnit });
    if (ok) onClose();
  };
  const handleRemove = async () => {
    if (await unlink(link, name)) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={t("changeTitle")}>
      <Stack gap="sm">
        <Text>{name}</Text>
        <LinkFields manner={manner} onChange={setManner} />
        <Group justify="space-between" gap="xs">
          <Button variant="default" color="red" onClick={() => void handleRemove()}>
            {t("remove")}
          </Button>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button onClick={() => void handleSave()}>{t("save")}</Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}
