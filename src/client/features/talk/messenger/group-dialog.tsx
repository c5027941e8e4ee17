import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useData } from "#client/live/data-context.ts";
import { useLedPlans } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useOnline, useUsers } from "#client/live/use-users.ts";
import { PeopleList } from "#client/parts/people/people-list.tsx";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PictureField } from "#client/parts/picture/picture-field.tsx";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { GROUP_MEMBERS_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN } from "#domain/limits.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { late } from "#client/ui/late.tsx";
import { BotReach } from "./bot-reach.tsx";

const GroupRules = late(async () => (await import("./rules/group-rules.tsx")).GroupRules);

interface GroupDialogProps {
  readonly view: DialogView;
  readonly people: readonly number[];
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Who is in a group; its leader lets people in and out, and everybody else may leave. */
export function GroupDialog({ view, people, onClose, onLeft }: GroupDialogProps) {
  const { t } = useTranslation(["dialog", "messenger", "people"]);
  const run = useRun();
  const { userId } = useData();
  const online = useOnline();
  const users = useUsers();
  const [adding, setAdding] = useState(false);
  const { dialog } = view;
  const dialogId = dialog.id;
  const ordinary = dialog.groupType === "user";
  const leads = ordinary && dialog.ownerId === userId;
  const led = useLedPlans();
  const leadsPlan =
    led.state === "ready" && led.value.some(({ plan }) => plan.id === dialog.planId);
  const handleRename = () => {
    const question = {
      title: t("rename"),
      label: t("groupName"),
      value: dialog.name,
      confirmLabel: t("save"),
      minLength: GROUP_NAME_MIN,
      maxLength: GROUP_NAME_MAX,
    };
    return promptChange(question, (name) => run("dialog.editGroup", { id: dialogId, name }));
  };
  const handleLeave = async () => {
    const sure = await confirm({
      title: t("leaveTitle"),
      message: t("leaveMessage", { name: dialog.name }),
      confirmLabel: t("leave"),
      danger: true,
    });
    if (sure && (await run("dialog.removeGroupUsers", { dialogId })).ok) onLeft();
  };
  const handleHandOver = async (id: number, name: string) => {
    const sure = await confirm({
      title: t("handOverTitle"),
      message: t("handOverMessage", { name }),
      confirmLabel: t("handOver"),
    });
    if (sure) await run("dialog.handOver", { dialogId, userId: id });
  };
  const handleDissolve = async () => {
    const sure = await confirm({
      title: t("dissolveTitle"),
      message: t("dissolveMessage", { name: dialog.name }),
      confirmLabel: t("dissolve"),
      danger: true,
    });
    if (sure && (await run("dialog.dissolve", { dialogId })).ok) onLeft();
  };
  return (
    <Dialog onClose={onClose} title={t("peopleHere")}>
      <Stack gap="xs">
        {leads && (
          <PictureField
            id={dialogId}
            name={dialog.name}
            picture={dialog.avatar}
            onChange={(avatar) => void run("dialog.editGroup", { id: dialogId, avatar })}
          />
        )}
        <PeopleList
          people={people}
          label={t("messenger:people")}
          firstId={ordinary ? dialog.ownerId : undefined}
        >
          {(id) => (
            <>
              <PersonRow userId={id} {...(online && { online: online.has(id) })}>
                {id === dialog.ownerId && ordinary && <Text c="dimmed">{t("leads")}</Text>}
                {leads && id !== userId && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => void handleHandOver(id, users.get(id)?.nickname ?? "")}
                  >
                    {t("handOver")}
                  </Button>
                )}
                {leads && id !== userId && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="red"
                    onClick={() => void run("dialog.removeGroupUsers", { dialogId, userId: [id] })}
                  >
                    {t("takeOut")}
                  </Button>
                )}
              </PersonRow>
              {users.get(id)?.bot && (
                <BotReach dialogId={dialogId} userId={id} mayChange={leads || leadsPlan} />
              )}
            </>
          )}
        </PeopleList>
        {(ordinary || dialog.groupType === "plan") && (
          <GroupRules dialog={dialog} people={people} mayChange={leads || leadsPlan} />
        )}
        {ordinary && (
          <Group mt="md">
            {leads && (
              <>
                <Button variant="default" onClick={() => setAdding(!adding)}>
                  {t("addPeople")}
                </Button>
                <Button variant="default" onClick={() => void handleRename()}>
                  {t("rename")}
                </Button>
                <Button variant="subtle" color="red" onClick={() => void handleDissolve()}>
                  {t("dissolve")}
                </Button>
              </>
            )}
            {!leads && (
              <Button variant="subtle" color="red" onClick={() => void handleLeave()}>
                {t("leave")}
              </Button>
            )}
          </Group>
        )}
        {adding && (
          <PersonPicker
            chosen={people}
            uncancelable={people}
            max={GROUP_MEMBERS_MAX}
            actionOn={(name) => t("people:add", { name })}
            onChange={({ added }) =>
              void run("dialog.addGroupUsers", { dialogId, userId: [...added] })
            }
            plans
          />
        )}
      </Stack>
    </Dialog>
  );
}
