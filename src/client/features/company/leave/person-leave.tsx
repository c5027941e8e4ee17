import { Alert, Group, NumberInput, Select, Table, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { isActive } from "#domain/user/is-active.ts";
import { LEAVE_DAYS_MAX, LEAVE_YEAR_MAX, LEAVE_YEAR_MIN } from "#domain/leave/leave-limits.ts";
import type { LeaveKind } from "#domain/leave/leave-setting.ts";
import { useAccounts } from "./use-accounts.ts";

/** What one person has of each kind in a year; others' leave is read from the server, and not without a network. */
export function PersonLeave({ kinds }: { readonly kinds: readonly LeaveKind[] }) {
  const { t } = useTranslation("leave");
  const { now } = useData();
  const users = useUsers();
  const [userId, setUserId] = useState<number>();
  const [year, setYear] = useState(() => new Date(now()).getFullYear());
  const { accounts, problem, isOffline, tell } = useAccounts(userId, year, kinds);
  const people = [...users.values()]
    .filter((user) => isActive(user) && user.nickname)
    .map(({ id, nickname }) => ({ value: String(id), label: nickname }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  const set = async (kind: string, days: string) => {
    const halves = Math.round(Number(days) * 2);
    if (userId === undefined || days.trim() === "" || !Number.isSafeInteger(halves)) return;
    await tell({ userId, year, kind, halves });
  };
  return (
    <>
      <Title order={2} size="h4">
        {t("perPerson")}
      </Title>
      <Group grow align="end">
        <Select
          label={t("person")}
          data={people}
          value={userId === undefined ? null : String(userId)}
          onChange={(id) => setUserId(id === null ? undefined : Number(id))}
          searchable
        />
        <NumberInput
          label={t("year")}
          min={LEAVE_YEAR_MIN}
          max={LEAVE_YEAR_MAX}
          allowDecimal={false}
          clampBehavior="strict"
          thousandSeparator=""
          value={year}
          onChange={(value) => {
            const chosen = Number(value);
            if (chosen >= LEAVE_YEAR_MIN) setYear(chosen);
          }}
        />
      </Group>
      {isOffline && <Alert color="orange">{t("offline")}</Alert>}
      {problem !== "" && (
        <Alert color="orange" role="alert">
          {problem}
        </Alert>
      )}
      {accounts && (
        <Table.ScrollContainer minWidth="20rem">
          <Table aria-label={t("perPerson")}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("kind")}</Table.Th>
                <Table.Th>{t("allowance")}</Table.Th>
                <Table.Th>{t("asked")}</Table.Th>
                <Table.Th>{t("taken")}</Table.Th>
                <Table.Th>{t("left")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {accounts.map(({ kind, allowance, asked, taken, left }) => {
                const name = kinds.find(({ key }) => key === kind)?.name ?? kind;
                return (
                  <Table.Tr key={`${userId}-${year}-${kind}-${allowance}`}>
                    <Table.Td>{name}</Table.Td>
                    <Table.Td>
                      <NumberInput
                        aria-label={t("allowanceOf", { name })}
                        min={0}
                        max={LEAVE_DAYS_MAX}
                        step={0.5}
                        decimalScale={1}
                        defaultValue={allowance / 2}
                        onBlur={(event) => void set(kind, event.currentTarget.value)}
                      />
                    </Table.Td>
                    <Table.Td>{asked / 2}</Table.Td>
                    <Table.Td>{taken / 2}</Table.Td>
                    <Table.Td>{left / 2}</Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}
