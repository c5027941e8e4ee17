import { Button, Group, NativeSelect, Text, Title } from "@mantine/core";
import { Columns } from "#client/ui/columns/columns.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { writeNumber } from "#client/i18n/number-formatter.ts";
import { useUsers } from "#client/live/use-users.ts";
import type { BoardImport } from "#domain/import/board-import.ts";
import { changesOfImport } from "#domain/import/changes-of-import.ts";
import { countImport } from "#domain/import/count-import.ts";
import { Each } from "#client/ui/each/each.tsx";
import { changesInWords } from "./import-report.ts";
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
  const { t, i18n } = useTranslation("import");
  const users = useUsers();
  const [chosen, setChosen] = useState(matched);
  const changes = changesInWords(changesOfImport(board, chosen), t);
  const colleagues = [...users.values()]
    .filter((user) => user.deleteTime === 0)
    .map((user) => ({ value: String(user.id), label: user.nickname }));
  return (
    <>
      <Title order={2} size="h4">
        {board.name}
      </Title>
      <Columns component="dl" narrowest="10rem">
        {Object.entries(countImport(board)).map(([what, count]) => (
          <div key={what} className={classes.count}>
            <dt>{t(`count.${what}`)}</dt>
            <dd>{writeNumber(count, i18n.language)}</dd>
          </div>
        ))}
      </Columns>
      {changes.length > 0 && (
        <section aria-label={t("notAlong")}>
          <Title order={3} size="h5">
            {t("notAlong")}
          </Title>
          <ul className={classes.notes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
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
