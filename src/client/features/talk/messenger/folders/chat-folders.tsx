import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialogFolders } from "#client/live/chat/use-dialog-folders.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { ManageFolders } from "./manage-folders.tsx";
import { NewFolder } from "./new-folder.tsx";

interface ChatFoldersProps {
  readonly dialogId: number;
  /** What the chat is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** In which folders of the person a chat lies; a new one takes it in at once. */
export function ChatFolders({ dialogId, name, onClose }: ChatFoldersProps) {
  const { t } = useTranslation("chat-folders");
  const run = useRun();
  const folders = useDialogFolders();
  const [managing, setManaging] = useState(false);
  const put = (id: number, remove: boolean) =>
    void run("dialogFolder.put", { id, dialogId, remove });
  if (managing) return <ManageFolders onClose={() => setManaging(false)} />;
  return (
    <Dialog title={t("inFolders", { name })} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
        <Each rows={folders} keyOf={({ id }) => id}>
          {(folder) => (
            <Checkbox
              label={folder.name}
              checked={folder.dialogIds.includes(dialogId)}
              onChange={(event) => put(folder.id, !event.currentTarget.checked)}
            />
          )}
        </Each>
        <NewFolder count={folders.length} onAdded={(id) => put(id, false)} />
        {folders.length > 0 && (
          <Group justify="flex-end">
            <Button variant="subtle" onClick={() => setManaging(true)}>
              {t("edit")}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
