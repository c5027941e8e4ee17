import { Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { sheetWords, type SheetWordsSaid } from "#client/data/imports/guess-sheet.ts";
import { SheetRefused } from "#client/parts/import/sheet-drop.tsx";
import { useAction } from "#client/parts/form/use-action.ts";
import { definitionOfColumns } from "#domain/form/from-sheet/definition-of-columns.ts";
import { HEADING_LINES_MAX } from "#domain/form/from-sheet/sheet-to-read.ts";
import { FORM_NAME_MAX } from "#domain/limits.ts";
import { linesOf } from "./change-columns.ts";
import { ColumnsTable } from "./columns-table.tsx";
import classes from "./from-sheet.module.css";
import type { BegunForm, FormOfSheetCourse } from "./use-form-of-sheet.ts";

interface ColumnsStepProps {
  readonly begun: BegunForm;
  readonly course: FormOfSheetCourse;
  readonly words: SheetWordsSaid;
  readonly onBack: () => void;
  readonly onMake: (name: string, definition: string, paths: readonly string[]) => Promise<void>;
}

/** What the columns of a sheet are guessed to be, to be corrected before a form is made of them. */
export function ColumnsStep({ begun, course, words: said, onBack, onMake }: ColumnsStepProps) {
  const { t } = useTranslation(["form-from-sheet", "import-sheet"]);
  const { form, grid } = begun;
  const { heading } = form;
  const words = useMemo(() => sheetWords(said), [said]);
  const lines = useMemo(() => linesOf({ heading }, grid), [heading, grid]);
  const count = form.columns.filter(({ isIncluded }) => isIncluded).length;
  const name = form.name.trim();
  const { busy, start } = useAction(async () => {
    const made = definitionOfColumns(form.columns, { grid, heading }, words);
    await onMake(name, JSON.stringify(made.definition), made.paths);
    return undefined;
  });
  return (
    <Stack gap="sm">
      <div className={classes.about}>
        <TextInput
          label={t("formName")}
          value={form.name}
          maxLength={FORM_NAME_MAX}
          required
          error={name === "" && t("nameMissing")}
          onChange={({ currentTarget: { value } }) =>
            course.edit((now) => ({ ...now, name: value }))
          }
        />
        <Place course={course} line={heading.count === 0 ? 0 : heading.line + 1} />
      </div>
      {course.problem && <SheetRefused problem={course.problem} />}
      <Text size="sm" c="dimmed">
        {t("columnsHint")}
      </Text>
      <ColumnsTable columns={form.columns} lines={lines} words={words} onEdit={course.edit} />
      <Group justify="space-between">
        <output aria-live="polite" className={classes.count}>
          {t("chosen", { count })}
        </output>
        <Group>
          <Button variant="default" onClick={onBack}>
            {t("import-sheet:back")}
          </Button>
          <Button loading={busy} disabled={count === 0 || name === ""} onClick={start}>
            {t("make")}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

interface PlaceProps {
  readonly course: FormOfSheetCourse;
  /** Of the headings, counted from 1; 0 = there are none. */
  readonly line: number;
}

/** Which sheet is read, and where its headings stand; only while the file is at hand. */
function Place({ course: { atHand, chooseSheet, chooseLine }, line }: PlaceProps) {
  const { t } = useTranslation("form-from-sheet");
  if (!atHand) return null;
  return (
    <>
      {atHand.sheets.length > 1 && (
        <NativeSelect
          label={t("sheet")}
          data={[...atHand.sheets]}
          value={atHand.sheet}
          onChange={({ currentTarget: { value } }) => void chooseSheet(value)}
        />
      )}
      <NumberInput
        label={t("headingLine")}
        min={1}
        max={HEADING_LINES_MAX}
        allowDecimal={false}
        value={line === 0 ? "" : line}
        onChange={(value) => {
          if (typeof value === "number" && value > 0 && value !== line) void chooseLine(value - 1);
        }}
      />
    </>
  );
}
