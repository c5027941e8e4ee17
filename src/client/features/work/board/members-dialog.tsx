import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { ColleagueLink } from "#client/parts/people/colleague-link.tsx";
import { InviteByLink } from "#client/parts/people/invite-by-link.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { isLeader } from "#domain/plan/can-change-plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface MembersDialogProps {
  readonly view: PlanView;
  readonly members: readonly PlanUser[];
  readonly onClose: () => void;
}

const FOUND = 20;

/** Who is in the plan; the leader adds colleagues and takes members out. */
export function MembersDialog({ view, members, onClose }: MembersDialogProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const users = useUsers();
  const { isAdmin } = useData();
  const [text, setText] = useState("");
  const planId = view.plan.id;
  const leads = isLeader(view.member);
  const inside = new Set(members.map((member) => member.userId));
  const words = text.trim().toLowerCase();
  const mayLead = (member: PlanUser) => {
    const user = users.get(member.userId);
    return member.owner === 0 && user?.deleteTime === 0 && user.disableTime === 0;
  };
  const handleHandOver = async (userId: number) => {
    const sure = await confirm({
      title: t("makeLeaderTitle"),
      message: t("makeLeaderMessage", { name: users.get(userId)?.nickname ?? "" }),
      confirmLabel: t("makeLeader"),
    });
    if (sure) await run("plan.handOver", { planId, userId });
  };
  const found = [...users.values()]
    .filter(
      (user) =>
        !inside.has(user.id) &&
        user.deleteTime === 0 &&
        user.nickname.toLowerCase().includes(words),
    )
    .slice(0, FOUND);
  return (
    <Dialog onClose={onClose} title={t("membersTitle")}>
      <Stack gap="xs">
        <Each rows={members} keyOf={({ id }) => id}>
          {(member) => (
            <Group wrap="nowrap">
              <InitialsAvatar
                id={member.userId}
                name={users.get(member.userId)?.nickname ?? ""}
                size={32}
              />
              <Text flex={1}>{users.get(member.userId)?.nickname}</Text>
              {member.owner === 1 && <Text c="dimmed">{t("leads")}</Text>}
              {leads && mayLead(member) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => void handleHandOver(member.userId)}
                >
                  {t("makeLeader")}
                </Button>
              )}
              {leads && member.owner === 0 && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => void run("plan.removeUsers", { planId, userId: [member.userId] })}
                >
                  {t("takeOut")}
                </Button>
              )}
            </Group>
          )}
        </Each>
        {leads && (
          <>
            <TextInput
              mt="md"
              label={t("addColleague")}
              placeholder={t("searchColleague")}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Each rows={found} keyOf={({ id }) => id}>
              {(user) => (
                <Group wrap="nowrap">
                  <InitialsAvatar id={user.id} name={user.nickname} size={32} />
                  <Text flex={1}>{user.nickname}</Text>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t("addNamed", { name: user.nickname })}
                    onClick={() => void run("plan.invite", { planId, userId: [user.id] })}
                  >
                    {t("add")}
                  </Button>
                </Group>
              )}
            </Each>
            <ColleagueLink planId={planId} />
            {isAdmin && (
              <>
                <Text size="sm" c="dimmed" mt="md">
                  {t("inviteHint")}
                </Text>
                <InviteByLink planId={planId} />
              </>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
