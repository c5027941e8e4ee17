import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PickedPeople } from "#client/parts/people/picked-people.tsx";
import { unpickPerson } from "#client/parts/people/selection.ts";
import { GROUP_MEMBERS_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NewDialogProps {
  readonly onClose: () => void;
  readonly onOpened: (dialogId: number) => void;
}

/** With one person a dialog of two, with several a group with a name. */
export function NewDialog({ onClose, onOpened }: NewDialogProps) {
  const { t } = useTranslation(["dialog", "people"]);
  const run = useRun();
  const { userId } = useData();
  const users = useUsers();
  const [chosen, setChosen] = useState<readonly number[]>([userId]);
  const [name, setName] = useKeptText("new-group");
  /** Whoever starts a group is in it. */
  const rules = { max: GROUP_MEMBERS_MAX, uncancelable: [userId] };
  const others = chosen.filter((id) => id !== userId);
  const suggested = chosen
    .map((id) => users.get(id)?.nickname ?? "")
    .join(", ")
    .slice(0, GROUP_NAME_MAX);
  const start = async () => {
    const [only] = others;
    const result =
      others.length === 1 && only !== undefined
        ? await run("dialog.openUser", { userId: only })
        : await run("dialog.addGroup", { name: name.trim() || suggested, userId: others });
    if (!result.ok) return;
    setName("");
    onOpened(result.reply.id);
  };
  return (
    <Dialog onClose={onClose} title={t("newChat")}>
      <Stack>
        {others.length > 0 && (
          <PickedPeople
            people={chosen}
            uncancelable={rules.uncancelable}
            onRemove={(id) => setChosen(unpickPerson(chosen, id, rules))}
          />
        )}
        {others.length > 1 && (
          <TextInput
            label={t("groupName")}
            placeholder={suggested}
            minLength={GROUP_NAME_MIN}
            maxLength={GROUP_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {others.length > 0 && (
          <Group>
            <Button onClick={() => void start()}>
              {t(others.length > 1 ? "createGroup" : "openChat")}
            </Button>
            <Button variant="default" onClick={() => setChosen([userId])}>
              {t("clear")}
            </Button>
          </Group>
        )}
        <PersonPicker
          {...rules}
          chosen={chosen}
          actionOn={(named) => t("people:choose", { name: named })}
          onChange={(change) => setChosen(change.chosen)}
          plans
        />
      </Stack>
    </Dialog>
  );
}
