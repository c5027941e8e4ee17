import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { Form } from "#client/ui/form/form.tsx";
import { DIALOG_FOLDER_NAME_MAX, DIALOG_FOLDERS_MAX } from "#domain/dialog/folder/dialog-folder.ts";
import classes from "./folders.module.css";

interface NewFolderProps {
  /** How many there are already. */
  readonly count: number;
  readonly onAdded?: (id: number) => void;
}

/** One more folder, by its name. */
export function NewFolder({ count, onAdded }: NewFolderProps) {
  const { t } = useTranslation("chat-folders");
  const run = useRun();
  const [name, setName] = useState("");
  const isFull = count >= DIALOG_FOLDERS_MAX;
  const add = async () => {
    if (name.trim() === "") return;
    const added = await run("dialogFolder.add", { name });
    if (!added.ok) return;
    setName("");
    onAdded?.(added.reply.id);
  };
  return (
    <Form onSubmit={() => void add()}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          className={classes.field ?? ""}
          label={t("new")}
          value={name}
          maxLength={DIALOG_FOLDER_NAME_MAX}
          disabled={isFull}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={isFull || name.trim() === ""}>
          {t("add")}
        </Button>
      </Group>
    </Form>
  );
}
