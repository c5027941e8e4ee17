import { NativeSelect, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { isPlanOwner, rolesToGive } from "#domain/plan/plan-role.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";

interface PartInPlanProps {
  readonly member: PlanUser;
  /** Who looks at it, and may change it where they lead the plan. */
  readonly by: PlanUser;
}

/** What somebody is in a plan; whoever leads it makes them another thing. */
export function PartInPlan({ member, by }: PartInPlanProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const name = useUsers().get(member.userId)?.nickname ?? "";
  const { planId, userId, role } = member;
  if (isPlanOwner(member)) return <Text c="dimmed">{t("leads")}</Text>;
  const roles = rolesToGive(by, member);
  if (roles.length === 0)
    return role === "member" ? null : <Text c="dimmed">{t(`roles.${role}`)}</Text>;
  return (
    <NativeSelect
      aria-label={t("roleOf", { name })}
      value={role}
      data={roles.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
      onChange={({ currentTarget }) => {
        const chosen = roles.find((one) => one === currentTarget.value);
        if (chosen) void run("plan.setRole", { planId, userId, role: chosen });
      }}
    />
  );
}
