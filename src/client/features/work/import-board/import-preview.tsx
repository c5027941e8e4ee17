import { Button, Group, NativeSelect, Text, Title } from "@mantine/core";
import { Columns } from "#client/ui/columns/columns.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import type { BoardImport } from "#domain/import/board-import.ts";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./import.module.css";

interface ImportPreviewProps {
  readonly board: BoardImport;
  /** Member key to the colleague of the same name, 0 = none. */
  readonly matched: ReadonlyMap<string, number>;
  readonly onRun: (userIds: ReadonlyMap<string, number>) => void;
  readonly onBack: () => void;
}

/** What will come along and what will not, and who is who. */
export function ImportPreview({ board, matched, onRun, onBack }: ImportPreviewProps) {
  const { t } = useTranslation("import");
  const users = useUsers();
  const [chosen, setChosen] = useState(matched);
  const counts = {
    columns: board.columns.length,
    tasks: board.tasks.length,
    archived: board.tasks.filter((task) => task.archivedTime > 0).length,
    subtasks: board.tasks.reduce((sum, task) => sum + task.subtasks.length, 0),
    comments: board.tasks.reduce((sum, task) => sum + task.comments.length, 0),
    due: board.tasks.filter((task) => task.endTime > 0).length,
  };
  const colleagues = [...users.values()]
    .filter((user) => user.deleteTime === 0)
    .map((user) => ({ value: String(user.id), label: user.nickname }));
  return (
    <>
      <Title order={2} size="h4">
        {board.name}
      </Title>
      <Columns component="dl" narrowest="10rem">
        {(Object.keys(counts) as (keyof typeof counts)[]).map((what) => (
          <div key={what} className={classes.count}>
            <dt>{t(`count.${what}`)}</dt>
            <dd>{counts[what]}</dd>
          </div>
        ))}
      </Columns>
      {board.leftOut.length + board.notes.length > 0 && (
        <section aria-label={t("notAlong")}>
          <Title order={3} size="h5">
            {t("notAlong")}
          </Title>
          <ul className={classes.notes}>
            {board.leftOut.map(({ what, count }) => (
              <li key={what}>{t(`leftOut.${what}`, { count })}</li>
            ))}
            {board.notes.map(({ what, name, count }) => (
              <li key={what}>{t(`note.${what}`, { name, count })}</li>
            ))}
          </ul>
        </section>
      )}
      {board.members.length > 0 && (
        <section aria-label={t("members")}>
          <Title order={3} size="h5">
            {t("members")}
          </Title>
          <Text c="dimmed" size="sm">
            {t("membersHint")}
          </Text>
          <Each rows={board.members} keyOf={({ key }) => key}>
            {(member) => (
              <Group justify="space-between" mt="xs">
                <Text>{member.name}</Text>
                <NativeSelect
                  aria-label={t("colleagueFor", { name: member.name })}
                  value={String(chosen.get(member.key) ?? 0)}
                  onChange={(event) =>
                    setChosen(new Map(chosen).set(member.key, Number(event.currentTarget.value)))
                  }
                  data={[{ value: "0", label: t("nobody") }, ...colleagues]}
                />
              </Group>
            )}
          </Each>
        </section>
      )}
      <Group>
        <Button onClick={() => onRun(chosen)}>{t("run")}</Button>
        <Button variant="default" onClick={onBack}>
          {t("otherFile")}
        </Button>
      </Group>
    </>
  );
}
