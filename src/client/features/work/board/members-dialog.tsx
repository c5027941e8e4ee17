import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { ColleagueLink } from "#client/parts/people/colleague-link.tsx";
import { InviteByLink } from "#client/parts/people/invite-by-link.tsx";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { PersonRow } from "#client/parts/people/person-row.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { PLAN_MEMBERS_MAX } from "#domain/limits.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { isPlanOwner, mayTakeOut } from "#domain/plan/plan-role.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { isActive } from "#domain/user/is-active.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { PartInPlan } from "./part-in-plan.tsx";

const GuestLinksDialog = late(
  async () => (await import("./guest/guest-links-dialog.tsx")).GuestLinksDialog,
);

interface MembersDialogProps {
  readonly view: PlanView;
  readonly members: readonly PlanUser[];
  readonly onClose: () => void;
}

/** Who is in the plan; the leader adds colleagues and takes members out. */
export function MembersDialog({ view, members, onClose }: MembersDialogProps) {
  const { t } = useTranslation(["board", "people"]);
  const run = useRun();
  const users = useUsers();
  const { isAdmin } = useData();
  const [showsLinks, setShowsLinks] = useState(false);
  const planId = view.plan.id;
  const invites = mayIn(view, "invite");
  const owns = isPlanOwner(view.member);
  const mayLead = (member: PlanUser) => member.owner === 0 && isActive(users.get(member.userId));
  const handleHandOver = async (userId: number) => {
    const sure = await confirm({
      title: t("makeLeaderTitle"),
      message: t("makeLeaderMessage", { name: users.get(userId)?.nickname ?? "" }),
      confirmLabel: t("makeLeader"),
    });
    if (sure) await run("plan.handOver", { planId, userId });
  };
  return (
    <Dialog onClose={onClose} title={t("membersTitle")}>
      <Stack gap="xs">
        <Each rows={members} keyOf={({ id }) => id}>
          {(member) => (
            <PersonRow userId={member.userId}>
              <PartInPlan member={member} by={view.member} />
              {owns && mayLead(member) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  onClick={() => void handleHandOver(member.userId)}
                >
                  {t("makeLeader")}
                </Button>
              )}
              {mayTakeOut(view.member, member) && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => void run("plan.removeUsers", { planId, userId: [member.userId] })}
                >
                  {t("takeOut")}
                </Button>
              )}
            </PersonRow>
          )}
        </Each>
        {invites && (
          <>
            {Object.keys(view.plan.rights).length === 0 && (
              <Text size="sm" c="dimmed">
                {t("rolesHint")}
              </Text>
            )}
            <PersonPicker
              chosen={members.map(({ userId }) => userId)}
              max={PLAN_MEMBERS_MAX}
              label={t("addColleague")}
              actionOn={(name) => t("people:add", { name })}
              uncancelable={members.map(({ userId }) => userId)}
              onChange={({ added }) => void run("plan.invite", { planId, userId: [...added] })}
              plans
            />
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
        {mayIn(view, "guestLinks") && (
          <Button variant="default" mt="md" onClick={() => setShowsLinks(true)}>
            {t("guestLinks")}
          </Button>
        )}
      </Stack>
      {showsLinks && (
        <Opening>
          <GuestLinksDialog plan={view.plan} onClose={() => setShowsLinks(false)} />
        </Opening>
      )}
    </Dialog>
  );
}
