import { TextInput } from "@mantine/core";
import { IconMessage, IconSearch, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { PlanView } from "#client/data/queries/plan.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { late } from "#client/ui/late.ts";
import classes from "./board.module.css";
import type { BoardFilter } from "./filter-cards.ts";
import { PlanMenu } from "./menu/plan-menu.tsx";
import { progressOf } from "#domain/task/progress-of.ts";
import { Opening } from "#client/ui/over-screen.tsx";

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
  const [membersOpen, setMembersOpen] = useState(false);
  const cards = columns.flatMap((column) => column.cards);
  const { total, complete } = progressOf(cards.map(({ task }) => task));
  const people = members.state === "ready" ? members.value : [];
  const askForName = () =>
    promptChange(
      {
        title: t("filterByName"),
        label: t("filterByName"),
        value: filter.text,
        confirmLabel: t("filter"),
        minLength: 0,
      },
      async (text) => {
        onFilter({ text });
        return { ok: true };
      },
    );
  const actions: HeaderAction[] = [
    {
      key: "search",
      label: t("filterByName"),
      icon: IconSearch,
      element: <NameFilter text={filter.text} onFilter={onFilter} />,
      onClick: () => void askForName(),
    },
    {
      key: "mine",
      label: t("mine"),
      pressed: filter.showMy,
      onClick: () => onFilter({ showMy: !filter.showMy }),
    },
    {
      key: "assisting",
      label: t("assisting"),
      pressed: filter.showHelp,
      onClick: () => onFilter({ showHelp: !filter.showHelp }),
    },
    {
      key: "undone",
      label: t("undone"),
      pressed: !filter.showCompleted,
      onClick: () => onFilter({ showCompleted: !filter.showCompleted }),
    },
    {
      key: "members",
      label: t("members", { count: people.length }),
      icon: IconUsers,
      onClick: () => setMembersOpen(true),
    },
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
            <Faces people={people} />
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

interface NameFilterProps {
  readonly text: string;
  readonly onFilter: (change: Partial<BoardFilter>) => void;
}

function NameFilter({ text, onFilter }: NameFilterProps) {
  const { t } = useTranslation("board");
  return (
    <TextInput
      size="xs"
      w="10rem"
      aria-label={t("filterByName")}
      placeholder={t("filter")}
      leftSection={<IconSearch size="0.9rem" aria-hidden />}
      value={text}
      onChange={(event) => onFilter({ text: event.currentTarget.value })}
    />
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
