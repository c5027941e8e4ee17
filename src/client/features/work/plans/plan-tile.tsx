import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { usePlanProgress, usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usePlanActions } from "#client/parts/plan/use-plan-actions.ts";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { mayIn } from "#domain/plan/plan-acts.ts";
import classes from "./plans.module.css";

interface PlanTileProps {
  readonly view: PlanView;
  readonly onOpen: (planId: number) => void;
}

const FACES = 6;

/** A plan at a glance: how far it is, who is in it, what is unread. */
export function PlanTile({ view: { plan, member }, onOpen }: PlanTileProps) {
  const { t } = useTranslation("plans");
  const progress = usePlanProgress(plan.id);
  const members = usePlanUsers(plan.id);
  const dialog = useDialog(plan.dialogId);
  const users = useUsers();
  const { restore } = usePlanActions();
  const people = members.state === "ready" ? members.value : [];
  const counts = progress.state === "ready" ? progress.value : { total: 0, complete: 0 };
  const badge = dialog.state === "ready" ? (dialog.value?.badge ?? 0) : 0;
  return (
    <article className={classes.tile}>
      <div className={classes.tileHead}>
        <button type="button" className={classes.name} onClick={() => onOpen(plan.id)}>
          {plan.name}
        </button>
        <CountBadge count={badge} label={t("unread", { count: badge })} />
      </div>
      {plan.desc && <p className={classes.desc}>{plan.desc}</p>}
      <ProgressBar
        value={counts.total > 0 ? (counts.complete / counts.total) * 100 : 0}
        label={t("progress", counts)}
      />
      <div className={classes.tileFoot}>
        <span>{t("progress", counts)}</span>
        <span className={classes.faces}>
          {people.slice(0, FACES).map(({ userId }) => (
            <InitialsAvatar
              key={userId}
              id={userId}
              name={users.get(userId)?.nickname ?? ""}
              size="small"
            />
          ))}
          {people.length > FACES && `+${people.length - FACES}`}
        </span>
      </div>
      {plan.archivedTime > 0 && mayIn({ plan, member }, "settings") && (
        <Button
          className={classes.above}
          size="compact-sm"
          variant="default"
          onClick={() => restore(plan)}
        >
          {t("restore")}
        </Button>
      )}
    </article>
  );
}
