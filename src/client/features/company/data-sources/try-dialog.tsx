import { Group, Stack, Table, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKnownInterfaces } from "#client/live/forms/use-interfaces.ts";
import { shownColumns } from "#client/parts/form-fill/rows/asked-rows.ts";
import { InterfaceRows } from "#client/parts/form-fill/rows/interface-rows.tsx";
import { RowPages } from "#client/parts/form-fill/rows/row-pages.tsx";
import { RowsProblem } from "#client/parts/form-fill/rows/rows-problem.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { INTERFACE_PAGE } from "#domain/data-interface/data-interface-limits.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import { cell, textOfCell } from "#domain/data-interface/interface-rows.ts";
import classes from "./data-sources.module.css";

interface TryDialogProps {
  readonly source: DataInterface;
  readonly onClose: () => void;
}

/** What a data source answers, to whoever tries it: with what they say, and as far as they may read. */
export function TryDialog({ source, onClose }: TryDialogProps) {
  const { t } = useTranslation("data-sources");
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [words, setWords] = useState("");
  const [at, setAt] = useState(1);
  const known = useKnownInterfaces(useMemo(() => [String(source.id)], [source.id]));
  const here = known.state === "ready" ? known.value.get(String(source.id)) : undefined;
  const columns = shownColumns({}, source);
  const request = {
    parameters: source.parameters.map(({ field }) => ({ field, value: said[field] ?? null })),
  };
  const page = { at, size: INTERFACE_PAGE };
  return (
    <Dialog onClose={onClose} size="wide" title={t("tryTitle", { name: source.name })}>
      <Stack gap="sm">
        <Group gap="sm">
          <TextInput
            label={t("keyword")}
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value);
              setAt(1);
            }}
            data-autofocus
          />
          {source.parameters.map(({ field, fieldName, required }) => (
            <TextInput
              key={field}
              label={fieldName || field}
              withAsterisk={required}
              value={said[field] ?? ""}
              onChange={(event) => setSaid({ ...said, [field]: event.currentTarget.value })}
            />
          ))}
        </Group>
        {here && (
          <InterfaceRows known={here} request={request} words={words} page={page}>
            {(shown) => (
              <>
                <RowsProblem shown={shown} />
                <div className={classes.scroller}>
                  <Table>
                    <Table.Thead>
                      <Table.Tr>
                        {columns.map(({ field, label }) => (
                          <Table.Th key={field}>{label}</Table.Th>
                        ))}
                      </Table.Tr>
                    </Table.Thead>
                    <Table.Tbody>
                      {shown.rows.map((row, place) => (
                        // oxlint-disable-next-line react/no-array-index-key -- it is known by nothing but its place
                        <Table.Tr key={place}>
                          {columns.map(({ field }) => (
                            <Table.Td key={field}>{textOfCell(cell(row, field))}</Table.Td>
                          ))}
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                </div>
                <Text size="sm" c="dimmed" aria-live="polite">
                  {t("rowCount", { count: shown.total })}
                </Text>
                <RowPages total={shown.total} page={page} onPage={setAt} />
              </>
            )}
          </InterfaceRows>
        )}
      </Stack>
    </Dialog>
  );
}
