import { IconMessage, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { late } from "#client/ui/late.tsx";
import classes from "./board.module.css";
import { PlanMenu } from "./menu/plan-menu.tsx";
import { progressOf } from "#domain/task/progress-of.ts";
import { Opening } from "#client/ui/over-screen.tsx";

const MembersDialog = late(async () => (await import("./members-dialog.tsx")).MembersDialog);

interface BoardHeaderProps {
  readonly view: PlanView;
  readonly columns: readonly BoardColumn[];
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenPlans: () => void;
  readonly onLeft: (nextPlanId: number | undefined) => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** Name, progress, people and what can be done with the plan. */
export function BoardHeader({
  view,
  columns,
  onOpenDialog,
  onOpenPlans,
  onLeft,
  onOpenTask,
}: BoardHeaderProps) {
  const { t } = useTranslation("board");
  const members = usePlanUsers(view.plan.id);
  const [membersOpen, setMembersOpen] = useState(false);
  const cards = columns.flatMap((column) => column.cards);
  const { total, complete } = progressOf(cards.map(({ task }) => task));
  const people = members.state === "ready" ? members.value : [];
  const isPersonal = view.plan.personal === 1;
  const actions: HeaderAction[] = [
    ...(isPersonal
      ? []
      : [
          {
            key: "members",
            label: t("members", { count: people.length }),
            icon: IconUsers,
            onClick: () => setMembersOpen(true),
          },
        ]),
    {
      key: "chat",
      label: t("planChat"),
      icon: IconMessage,
      onClick: () => onOpenDialog(view.plan.dialogId),
    },
  ];
  return (
    <>
      <PaneHeader
        title={view.plan.name}
        trailing={
          <>
            {total > 0 && <Tag tint="accent">{Math.round((complete / total) * 100)}%</Tag>}
            {isPersonal ? <Tag tint="neutral">{t("personalPlan")}</Tag> : <Faces people={people} />}
          </>
        }
        onBack={onOpenPlans}
        backLabel={t("toPlans")}
        actions={actions}
        renderMenu={(away) => (
          <PlanMenu view={view} before={away} onLeft={onLeft} onOpenTask={onOpenTask} />
        )}
      />
      {membersOpen && (
        <Opening>
          <MembersDialog view={view} members={people} onClose={() => setMembersOpen(false)} />
        </Opening>
      )}
    </>
  );
}

function Faces({ people }: { readonly people: readonly { readonly userId: number }[] }) {
  const users = useUsers();
  return (
    <span className={classes.people} aria-hidden>
      {people.slice(0, 5).map(({ userId }) => (
        <InitialsAvatar
          key={userId}
          id={userId}
          name={users.get(userId)?.nickname ?? ""}
          size="small"
        />
      ))}
    </span>
  );
}
