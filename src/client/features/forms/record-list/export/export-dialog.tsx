import { Button, Checkbox, Group, Progress, Radio, ScrollArea, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRecords } from "#client/live/forms/use-records.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { seesField } from "#domain/form/permissions/field-rights.ts";
import { columnLabel, sheetColumns } from "#domain/form/sheet/sheet-columns.ts";
import { RECORDS_EXPORTED_MAX } from "#domain/record/record-limits.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import type { RecordView } from "../record-view.ts";
import { settledView } from "../query/settled-view.ts";
import { useExport } from "./use-export.ts";

interface ExportDialogProps {
  readonly open: OpenRecord;
  readonly view: RecordView;
  /** Those alone, where some were selected. */
  readonly selected?: readonly FormRecord[];
  readonly onClose: () => void;
}

/** What of the records goes into a workbook, and which of them. */
export function ExportDialog(props: ExportDialogProps) {
  const { t } = useTranslation("records");
  const surroundings = useFormSurroundings(props.open.ready);
  return (
    <Dialog title={t("export")} onClose={props.onClose}>
      {surroundings ? <Choice {...props} surroundings={surroundings} /> : <SkeletonList rows={4} />}
    </Dialog>
  );
}

type ChoiceProps = ExportDialogProps & { readonly surroundings: FormSurroundings };

function Choice({ open, surroundings, view, selected, onClose }: ChoiceProps) {
  const { t } = useTranslation("records");
  const local = useRecords(open.form.id);
  const isOnline = useLine() === "up";
  const columns = sheetColumns(open.ready.form).filter((piece) => seesField(open.own, piece));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wantsHere, setWantsHere] = useState(false);
  const { progress, problem, save } = useExport({ open, surroundings, view });
  const isHere = wantsHere || !isOnline;
  const chosen = columns.filter(({ path }) => !left.has(path));
  const count = local.state === "ready" ? local.value.length : 0;
  const toggle = (path: string) => {
    const next = new Set(left);
    if (!next.delete(path)) next.add(path);
    setLeft(next);
  };
  const start = async () => {
    if (await save(chosen, selected ?? (isHere ? "here" : "all"))) onClose();
  };
  return (
    <Stack>
      {selected && <Text>{t("exportChosen", { count: selected.length })}</Text>}
      {!selected && (
        <Radio.Group
          label={t("exportWhich")}
          value={isHere ? "here" : "all"}
          onChange={(value) => setWantsHere(value === "here")}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="all"
              disabled={!isOnline}
              label={t(wordingOf(settledView(open, view)), {
                words: view.words.trim(),
              })}
              description={t("exportMost", { count: RECORDS_EXPORTED_MAX })}
            />
            <Radio
              value="here"
              label={t("exportHere", { count })}
              description={isOnline ? undefined : t("exportOffline")}
            />
          </Stack>
        </Radio.Group>
      )}
      <Checkbox
        label={t("exportColumns", { count: chosen.length })}
        checked={left.size === 0}
        indeterminate={left.size > 0 && chosen.length > 0}
        onChange={() => setLeft(new Set(left.size > 0 ? [] : columns.map(({ path }) => path)))}
      />
      <ScrollArea.Autosize mah="16rem" type="auto">
        <Stack gap="xs">
          <Each rows={columns} keyOf={({ path }) => path}>
            {(piece) => (
              <Checkbox
                label={labelOf(open, piece)}
                checked={!left.has(piece.path)}
                onChange={() => toggle(piece.path)}
              />
            )}
          </Each>
        </Stack>
      </ScrollArea.Autosize>
      {problem !== "" && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
      {progress && progress.total > 0 && (
        <Progress
          value={(progress.count / progress.total) * 100}
          aria-label={t("exportProgress", { count: progress.count, total: progress.total })}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          loading={progress !== undefined}
          disabled={chosen.length === 0}
          onClick={() => void start()}
        >
          {t("exportStart")}
        </Button>
      </Group>
    </Stack>
  );
}

/** What is exported of the server's: all, or what is looked for. */
function wordingOf({ words, query, find }: Pick<RecordView, "words" | "query" | "find">) {
  if (words.trim() !== "") return "exportFound" as const;
  return query === "" && find === "" ? ("exportAll" as const) : ("exportAsked" as const);
}

/** A column of a sub-table is named with it. */
function labelOf({ ready }: OpenRecord, piece: ReturnType<typeof sheetColumns>[number]): string {
  const table = piece.table === undefined ? undefined : ready.form.tables.get(piece.table);
  return table ? `${columnLabel(table.piece)} / ${columnLabel(piece)}` : columnLabel(piece);
}
