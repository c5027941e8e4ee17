import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconArrowLeft, IconMessage, IconSearch, IconUsers } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { late } from "#client/ui/late.ts";
import classes from "./board.module.css";
import type { BoardFilter } from "./filter-cards.ts";
import { PlanMenu } from "./menu/plan-menu.tsx";

const MembersDialog = late(async () => (await import("./members-dialog.tsx")).MembersDialog);

interface BoardHeaderProps {
  readonly view: PlanView;
  readonly columns: readonly BoardColumn[];
  readonly filter: BoardFilter;
  readonly onFilter: (change: Partial<BoardFilter>) => void;
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenPlans: () => void;
  readonly onLeft: (nextPlanId: number | undefined) => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** Name, progress, people, filters and what can be done with the plan. */
export function BoardHeader({
  view,
  columns,
  filter,
  onFilter,
  onOpenDialog,
  onOpenPlans,
  onLeft,
  onOpenTask,
}: BoardHeaderProps) {
  const { t } = useTranslation("board");
  const members = usePlanUsers(view.plan.id);
  const users = useUsers();
  const [membersOpen, setMembersOpen] = useState(false);
  const cards = columns.flatMap((column) => column.cards);
  const done = cards.filter(({ task }) => task.completeTime > 0).length;
  const people = members.state === "ready" ? members.value : [];
  return (
    <header className={classes.header}>
      <ActionIcon variant="subtle" color="gray" aria-label={t("toPlans")} onClick={onOpenPlans}>
        <IconArrowLeft size="1.1rem" aria-hidden />
      </ActionIcon>
      <h1 className={classes.title}>{view.plan.name}</h1>
      {cards.length > 0 && <Tag tint="accent">{Math.round((done / cards.length) * 100)}%</Tag>}
      <span className={classes.people} aria-hidden>
        {people.slice(0, 5).map(({ userId }) => (
          <InitialsAvatar
            key={userId}
            id={userId}
            name={users.get(userId)?.nickname ?? ""}
            size={22}
          />
        ))}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("members", { count: people.length })}
        onClick={() => setMembersOpen(true)}
      >
        <IconUsers size="1.1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("planChat")}
        onClick={() => onOpenDialog(view.plan.dialogId)}
      >
        <IconMessage size="1.1rem" aria-hidden />
      </ActionIcon>
      <div className={classes.filters}>
        <Button
          size="compact-sm"
          variant={filter.showMy ? "light" : "subtle"}
          color={filter.showMy ? undefined : "gray"}
          aria-pressed={filter.showMy}
          onClick={() => onFilter({ showMy: !filter.showMy })}
        >
          {t("mine")}
        </Button>
        <Button
          size="compact-sm"
          variant={filter.showHelp ? "light" : "subtle"}
          color={filter.showHelp ? undefined : "gray"}
          aria-pressed={filter.showHelp}
          onClick={() => onFilter({ showHelp: !filter.showHelp })}
        >
          {t("assisting")}
        </Button>
        <Button
          size="compact-sm"
          variant={filter.showCompleted ? "subtle" : "light"}
          color={filter.showCompleted ? "gray" : undefined}
          aria-pressed={!filter.showCompleted}
          onClick={() => onFilter({ showCompleted: !filter.showCompleted })}
        >
          {t("undone")}
        </Button>
        <TextInput
          className={classes.search}
          size="xs"
          miw="9rem"
          aria-label={t("filterByName")}
          placeholder={t("filterByName")}
          leftSection={<IconSearch size="0.9rem" aria-hidden />}
          value={filter.text}
          onChange={(event) => onFilter({ text: event.currentTarget.value })}
        />
        <PlanMenu view={view} onLeft={onLeft} onOpenTask={onOpenTask} />
      </div>
      {membersOpen && (
        <Suspense>
          <MembersDialog view={view} members={people} onClose={() => setMembersOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
