import { Button, VisuallyHidden } from "@mantine/core";
import { IconPinFilled, IconStar, IconStarFilled } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PlacedPlanView } from "#client/data/queries/plan.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { usePlanProgress, usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usePlacePlan } from "#client/parts/plan/use-place-plan.ts";
import { usePlanActions } from "#client/parts/plan/use-plan-actions.ts";
import { openMenuByKey } from "#client/parts/keyboard/open-menu-by-key.ts";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { handleOwnMenu } from "#client/ui/menu/open-own-menu.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { placeBeside } from "#domain/plan/place/place-plan.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { usePlanDrag } from "./use-plan-drag.ts";
import classes from "./plans.module.css";

interface PlanTileProps {
  readonly view: PlacedPlanView;
  /** Those among which it stands, in the person's order; none where they have none. */
  readonly among: readonly PlacedPlanView[];
  readonly onOpen: (planId: number) => void;
}

const FACES = 6;

/** A plan at a glance: how far it is, who is in it, what is unread. */
export function PlanTile({ view, among, onOpen }: PlanTileProps) {
  const { t } = useTranslation(["plans", "plan-place"]);
  const { plan, member, place } = view;
  const { mark, put, items, steps } = usePlacePlan();
  const tile = useRef<HTMLElement>(null);
  const side = usePlanDrag({
    tile,
    planId: plan.id,
    enabled: among.length > 1,
    onLand: (planId, where) =>
      put(planId, placeBeside(among, planId, { besideId: plan.id, where })),
  });
  const progress = usePlanProgress(plan.id);
  const members = usePlanUsers(plan.id);
  const dialog = useDialog(plan.dialogId);
  const users = useUsers();
  const { restore } = usePlanActions();
  const people = members.state === "ready" ? members.value : [];
  const counts = progress.state === "ready" ? progress.value : { total: 0, complete: 0 };
  const badge = dialog.state === "ready" ? (dialog.value?.badge ?? 0) : 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same menu has a button of its own
    <article
      ref={tile}
      className={classes.tile}
      data-drop={side}
      onContextMenu={handleOwnMenu}
      onKeyDown={openMenuByKey}
    >
      <div className={classes.tileHead}>
        <button type="button" className={classes.name} onClick={() => onOpen(plan.id)}>
          {plan.name}
        </button>
        <span className={classes.above}>
          {plan.personal === 1 && <Tag tint="neutral">{t("personal")}</Tag>}
          <CountBadge count={badge} label={t("unread", { count: badge })} />
          {place.topTime > 0 && (
            <span className={classes.pin} title={t("plan-place:pinned")}>
              <IconPinFilled size="0.9rem" aria-hidden />
              <VisuallyHidden>{t("plan-place:pinned")}</VisuallyHidden>
            </span>
          )}
          <IconButton
            size="sm"
            pressed={place.favourite === 1}
            icon={place.favourite === 1 ? IconStarFilled : IconStar}
            label={t("plan-place:favourite", { name: plan.name })}
            onClick={() => mark(view)}
          />
          <span data-row-menu>
            <LateMenu
              label={t("plan-place:actionsOf", { name: plan.name })}
              items={() => [...items(view), ...(among.length > 1 ? steps(view, among) : [])]}
            />
          </span>
        </span>
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
          className={classes.restore}
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
