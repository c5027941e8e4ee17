import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { idOfRow } from "#domain/data-interface/choices-of-rows.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { choiceKey } from "../kinds/choice.ts";
import { ALL_ROWS, type ShownColumn } from "./asked-rows.ts";
import { InterfaceRows } from "./interface-rows.tsx";
import { RowPages } from "./row-pages.tsx";
import { RowTable } from "./row-table.tsx";
import { RowsProblem } from "./rows-problem.tsx";

interface RowPickerProps {
  readonly known: KnownInterface;
  readonly columns: readonly ShownColumn[];
  /** The column by which rows are told apart. */
  readonly idColumn: string;
  readonly several: boolean;
  /** Rows on a page; all at once where it is left out. */
  readonly size: number | undefined;
  readonly request: Json;
  /** What is chosen when it opens. */
  readonly chosen: readonly Json[];
  /** It hangs below a field, and its table is low. */
  readonly isLow: boolean;
  readonly onConfirm: (picked: readonly PickedRow[]) => void;
  readonly onClose: () => void;
}

/** A choice; its row, where it was just picked. */
export interface PickedRow {
  readonly value: Json;
  readonly row?: JsonObject;
}

/** A table to choose rows from: words, pages, one or several; nothing counts before it is confirmed (seed 001 section 4). */
export function RowPicker(props: RowPickerProps) {
  const { known, columns, idColumn, several, request, chosen, isLow, onConfirm, onClose } = props;
  const { t } = useTranslation("form-fill");
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  const [at, setAt] = useState(1);
  const [rounds, setRounds] = useState(0);
  const [pending, setPending] = useState<ReadonlyMap<string, PickedRow>>(
    () => new Map(chosen.map((each) => [choiceKey(each), { value: each }])),
  );
  const isPaged = props.size !== undefined;
  const page = props.size === undefined ? ALL_ROWS : { at, size: props.size };
  const search = (next: string) => {
    setWords(next);
    setAt(1);
  };
  const pick = (row: JsonObject) => {
    const id = idOfRow(row, { value: idColumn });
    if (id === undefined) return;
    const next = new Map(several ? pending : undefined);
    if (!(several && next.delete(choiceKey(id)))) next.set(choiceKey(id), { value: id, row });
    setPending(next);
  };
  const confirm = () => {
    onConfirm([...pending.values()]);
    onClose();
  };
  return (
    <Stack gap="sm">
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          label={t("keyword")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            search(typed);
          }}
          flex={1}
          data-autofocus
        />
        <Button onClick={() => search(typed)}>{t("rowsSearch")}</Button>
        <Button
          variant="default"
          onClick={() => {
            setTyped("");
            search("");
          }}
        >
          {t("rowsReset")}
        </Button>
        <IconButton
          icon={IconRefresh}
          label={t("rowsRefresh")}
          onClick={() => setRounds((count) => count + 1)}
        />
      </Group>
      <InterfaceRows
        known={known}
        request={request}
        words={words}
        columns={columns.map(({ field }) => field)}
        page={page}
        rounds={rounds}
      >
        {(shown) => (
          <>
            <RowsProblem shown={shown} />
            <RowTable
              rows={shown.rows}
              columns={columns}
              before={(page.at - 1) * page.size}
              isLow={isLow}
              isAsking={shown.state === "asking"}
              several={several}
              idOf={(row) => idOfRow(row, { value: idColumn })}
              isPicked={(id) => pending.has(choiceKey(id))}
              onPick={pick}
            />
            {isPaged && <RowPages total={shown.total} page={page} onPage={setAt} />}
          </>
        )}
      </InterfaceRows>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button onClick={confirm} disabled={!several && pending.size === 0}>
          {t("confirm")}
        </Button>
      </Group>
    </Stack>
  );
}
