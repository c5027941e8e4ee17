import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownInterface } from "#client/data/queries/choices/interfaces.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { idOfRow } from "#domain/data-interface/choices-of-rows.ts";
import { INTERFACE_PAGE } from "#domain/data-interface/data-interface-limits.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import type { Json, JsonObject } from "#domain/form/json/json.ts";
import { choiceKey, chosenOf } from "../kinds/choice.ts";
import type { ControlProps } from "../kinds/control-props.ts";
import { ALL_ROWS, shownColumns } from "./asked-rows.ts";
import { InterfaceRows } from "./interface-rows.tsx";
import { RowPages } from "./row-pages.tsx";
import { RowTable } from "./row-table.tsx";
import { RowsProblem } from "./rows-problem.tsx";

interface PickRowsProps extends ControlProps {
  readonly known: KnownInterface;
  /** It hangs below a field, and its table is low. */
  readonly isLow: boolean;
  readonly onClose: () => void;
}

/** A choice that nobody has confirmed yet; its row, where it was just picked. */
interface Pending {
  readonly value: Json;
  readonly row?: JsonObject;
}

/** A table to choose rows from: words, pages, one or several; nothing counts before it is confirmed (seed 001 section 4). */
export function PickRows({ known, isLow, onClose, node, value, onChange, request }: PickRowsProps) {
  const { t } = useTranslation("form-fill");
  const { properties } = node;
  const several = properties.multiple === true;
  const columns = shownColumns(properties, known.of);
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  const [at, setAt] = useState(1);
  const [rounds, setRounds] = useState(0);
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(
    () => new Map(chosenOf(value, several).map((each) => [choiceKey(each), { value: each }])),
  );
  const size = properties.pageSize ?? INTERFACE_PAGE;
  const page = properties.hasPage === true ? { at, size } : ALL_ROWS;
  const search = (next: string) => {
    setWords(next);
    setAt(1);
  };
  const pick = (row: JsonObject) => {
    const id = idOfRow(row, choiceColumns(node));
    if (id === undefined) return;
    const next = new Map(several ? pending : undefined);
    if (!(several && next.delete(choiceKey(id)))) next.set(choiceKey(id), { value: id, row });
    setPending(next);
  };
  const confirm = () => {
    const [first] = pending.values();
    // Where nothing was picked, nothing happens (seed 001 section 4).
    if (several) onChange([...pending.values()].map((each) => each.value));
    else if (first?.row) onChange(first.value, first.row);
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
              idOf={(row) => idOfRow(row, choiceColumns(node))}
              isPicked={(id) => pending.has(choiceKey(id))}
              onPick={pick}
            />
            {properties.hasPage === true && (
              <RowPages total={shown.total} page={page} onPage={setAt} />
            )}
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
