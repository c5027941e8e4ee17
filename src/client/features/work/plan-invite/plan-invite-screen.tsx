import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconLayoutKanban } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavedSession } from "#client/live/session/session.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { useJoinPlan } from "./use-join-plan.ts";
import { usePlanInvite } from "./use-plan-invite.ts";

interface PlanInviteScreenProps {
  readonly session: SavedSession;
  readonly code: string;
  readonly onOpenPlan: (planId: number) => void;
  /** To where the person usually is. */
  readonly onLeave: () => void;
}

/** A colleague came by a plan's link: joins it, or learns why not. Needs the network. */
export function PlanInviteScreen({ session, code, onOpenPlan, onLeave }: PlanInviteScreenProps) {
  const { t } = useTranslation("plan-invite");
  const [attempt, setAttempt] = useState(1);
  const invite = usePlanInvite(session, code, attempt);
  const { busy, problem, start } = useJoinPlan(session, code, onOpenPlan);
  if (invite.state === "asking") {
    return <EmptyState page icon={IconLayoutKanban} title={t("title")} hint={t("asking")} />;
  }
  if (invite.state === "failed") {
    return (
      <EmptyState
        page
        icon={IconLayoutKanban}
        title={t("broken")}
        hint={invite.problem}
        action={
          <Stack>
            {invite.passing && (
              <Button onClick={() => setAttempt(attempt + 1)}>{t("tryAgain")}</Button>
            )}
            <Button variant="default" onClick={onLeave}>
              {t("leave")}
            </Button>
          </Stack>
        }
      />
    );
  }
  const { planId, name, inviter, role, already } = invite.value;
  return (
    <EmptyState
      page
      icon={IconLayoutKanban}
      title={name}
      hint={already ? t("already") : t("invitedBy", { inviter })}
      action={
        <Stack>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          {!already && role === "observer" && <Text size="sm">{t("asObserver")}</Text>}
          {already ? (
            <Button onClick={() => onOpenPlan(planId)}>{t("open")}</Button>
          ) : (
            <Button loading={busy} onClick={() => start()}>
              {t("join")}
            </Button>
          )}
          <Button variant="default" onClick={onLeave}>
            {t("leave")}
          </Button>
        </Stack>
      }
    />
  );
}
