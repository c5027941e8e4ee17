import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { GROUP_MEMBERS_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NewDialogProps {
  readonly onClose: () => void;
  readonly onOpened: (dialogId: number) => void;
}

/** With one person a dialog of two, with several a group with a name. */
export function NewDialog({ onClose, onOpened }: NewDialogProps) {
  const { t } = useTranslation("messenger");
  const run = useRun();
  const { userId } = useData();
  const users = useUsers();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [name, setName] = useState("");
  const suggested = [userId, ...chosen]
    .map((id) => users.get(id)?.nickname ?? "")
    .join(", ")
    .slice(0, GROUP_NAME_MAX);
  const start = async () => {
    const [only] = chosen;
    const result =
      chosen.length === 1 && only !== undefined
        ? await run("dialog.openUser", { userId: only })
        : await run("dialog.addGroup", { name: name.trim() || suggested, userId: [...chosen] });
    if (result.ok) onOpened(result.reply.id);
  };
  return (
    <Dialog onClose={onClose} title={t("new")}>
      <Stack>
        {chosen.length > 0 && (
          <Group gap="xs">
            {chosen.map((id) => (
              <Tag key={id} tint="accent">
                {users.get(id)?.nickname}
              </Tag>
            ))}
          </Group>
        )}
        {chosen.length > 1 && (
          <TextInput
            label={t("groupName")}
            placeholder={suggested}
            minLength={GROUP_NAME_MIN}
            maxLength={GROUP_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {chosen.length > 0 && (
          <Group>
            <Button onClick={() => void start()}>
              {t(chosen.length > 1 ? "createGroup" : "openChat")}
            </Button>
            <Button variant="default" onClick={() => setChosen([])}>
              {t("clear")}
            </Button>
          </Group>
        )}
        <PersonPicker
          chosen={chosen}
          max={GROUP_MEMBERS_MAX - 1}
          without={[userId]}
          action={t("choosePerson")}
          onPick={(_id, all) => setChosen(all)}
        />
      </Stack>
    </Dialog>
  );
}
