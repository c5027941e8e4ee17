import {
  Button,
  Group,
  NativeSelect,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RowPages } from "#client/parts/form-fill/rows/row-pages.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import {
  INTERFACE_FIELDS_MAX,
  INTERFACE_PAGE,
  INTERFACE_ROWS_MAX,
} from "#domain/data-interface/data-interface-limits.ts";
import classes from "./data-sources.module.css";
import {
  freshField,
  type SourceDraft,
  withCell,
  withoutColumn,
  withPasted,
} from "./source-draft.ts";

interface RowsEditorProps {
  readonly draft: SourceDraft;
  readonly onChange: (draft: SourceDraft) => void;
}

/** The rows that stand in a data source, as a table: typed, or pasted from a spreadsheet. */
export function RowsEditor({ draft, onChange }: RowsEditorProps) {
  const { t } = useTranslation("data-sources");
  const { columns, rows } = draft;
  const [at, setAt] = useState(1);
  const page = { at, size: INTERFACE_PAGE };
  const from = (at - 1) * page.size;
  const addColumn = () => {
    const fieldName = t("columnNumber", { number: columns.length + 1 });
    const column = {
      field: freshField(columns, fieldName),
      fieldName,
      dataType: "varchar" as const,
    };
    onChange({ ...draft, columns: [...columns, column] });
  };
  const addRow = () => {
    onChange({ ...draft, rows: [...rows, columns.map(() => "")] });
    setAt(Math.ceil((rows.length + 1) / page.size));
  };
  const rename = (column: number, fieldName: string) =>
    onChange({
      ...draft,
      columns: columns.map((each, place) => (place === column ? { ...each, fieldName } : each)),
    });
  const retype = (column: number, dataType: "varchar" | "int") =>
    onChange({
      ...draft,
      columns: columns.map((each, place) => (place === column ? { ...each, dataType } : each)),
    });
  return (
    <Stack gap="sm">
      <PasteField onPaste={(text) => onChange(withPasted(draft, text))} />
      {columns.length > 0 && (
        <div className={classes.scroller}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ field, fieldName, dataType }, column) => (
                  <Table.Th key={field}>
                    <Stack gap="xs" miw="8rem">
                      <TextInput
                        size="xs"
                        aria-label={t("columnName", { number: column + 1 })}
                        value={fieldName}
                        onChange={(event) => rename(column, event.currentTarget.value)}
                      />
                      <Group gap="xs" wrap="nowrap">
                        <NativeSelect
                          size="xs"
                          aria-label={t("columnType", { name: fieldName })}
                          data={[
                            { value: "varchar", label: t("type.varchar") },
                            { value: "int", label: t("type.int") },
                          ]}
                          value={dataType}
                          onChange={(event) =>
                            retype(column, event.currentTarget.value === "int" ? "int" : "varchar")
                          }
                        />
                        <IconButton
                          icon={IconTrash}
                          label={t("removeColumn", { name: fieldName })}
                          onClick={() => onChange(withoutColumn(draft, column))}
                        />
                      </Group>
                    </Stack>
                  </Table.Th>
                ))}
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice(from, from + page.size).map((row, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- it is known by nothing but its place
                <Table.Tr key={from + place}>
                  {columns.map(({ field, fieldName }, column) => (
                    <Table.Td key={field}>
                      <TextInput
                        size="xs"
                        aria-label={t("cell", { name: fieldName, row: from + place + 1 })}
                        value={row[column] ?? ""}
                        onChange={(event) =>
                          onChange(withCell(draft, from + place, column, event.currentTarget.value))
                        }
                      />
                    </Table.Td>
                  ))}
                  <Table.Td>
                    <IconButton
                      icon={IconTrash}
                      label={t("removeRow", { row: from + place + 1 })}
                      onClick={() => onChange({ ...draft, rows: rows.toSpliced(from + place, 1) })}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <RowPages total={rows.length} page={page} onPage={setAt} />
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          onClick={addColumn}
          disabled={columns.length >= INTERFACE_FIELDS_MAX}
        >
          {t("addColumn")}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={addRow}
          disabled={columns.length === 0 || rows.length >= INTERFACE_ROWS_MAX}
        >
          {t("addRow")}
        </Button>
        <Text size="sm" c="dimmed">
          {t("rowCount", { count: rows.length })}
        </Text>
      </Group>
    </Stack>
  );
}

/** Takes what was copied from a spreadsheet. */
function PasteField({ onPaste }: { readonly onPaste: (text: string) => void }) {
  const { t } = useTranslation("data-sources");
  const [text, setText] = useState("");
  return (
    <Group align="end" wrap="nowrap" gap="xs">
      <Textarea
        label={t("paste")}
        description={t("pasteHint")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rows={2}
        flex={1}
      />
      <Button
        variant="default"
        disabled={text.trim() === ""}
        onClick={() => {
          onPaste(text);
          setText("");
        }}
      >
        {t("takeOver")}
      </Button>
    </Group>
  );
}
