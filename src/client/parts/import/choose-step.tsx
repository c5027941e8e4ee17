import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconDownload, IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import {
  IMPORT_CALL_ROWS,
  IMPORT_LINES_MAX,
  IMPORT_SIZE_MAX,
} from "#domain/import/import-limits.ts";
import { saveSheet } from "./save-sheet.ts";
import classes from "./import.module.css";
import type { ImportTarget } from "./import-target.ts";
import type { ImportCourse } from "./use-import.ts";

interface ChooseStepProps {
  readonly target: ImportTarget;
  readonly engine: ImportEngine;
  readonly course: ImportCourse;
  readonly onNext: () => void;
}

const MEGABYTE = 1024 * 1024;

/** Which file is brought in, with a template for those who have none. */
export function ChooseStep({ target, engine, course, onNext }: ChooseStepProps) {
  const { t } = useTranslation("import-sheet");
  const [isMissing, setIsMissing] = useState(false);
  const [pasted, setPasted] = useState("");
  const { begun, problem, isReading } = course;
  const fileName = typeof begun === "object" ? begun.draft.fileName : "";
  const choose = async (file: File) => {
    setIsMissing(false);
    await course.open(file);
    onNext();
  };
  const take = (text: string) => {
    setIsMissing(false);
    if (course.paste(text)) onNext();
    else setPasted(text);
  };
  const goOn = () => {
    if (pasted.trim() !== "") take(pasted);
    else if (fileName === "") setIsMissing(true);
    else onNext();
  };
  const { isOver, handlers } = useDropFiles(([file]) => {
    if (file) void choose(file);
  });
  const limits = { size: `${IMPORT_SIZE_MAX / MEGABYTE} MB`, limit: IMPORT_LINES_MAX };
  return (
    <Stack>
      <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
        <IconFileSpreadsheet size="2rem" stroke={1.4} aria-hidden />
        <Text>{fileName === "" ? t("drop") : fileName}</Text>
        <FileButton
          accept=".xls,.xlsx,.csv"
          inputProps={{ "aria-label": t("choose") }}
          onChange={(file) => file && void choose(file)}
        >
          {(props) => (
            <Button {...props} variant={fileName === "" ? "filled" : "default"} loading={isReading}>
              {t(fileName === "" ? "choose" : "chooseOther")}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {t("limits", { ...limits, part: IMPORT_CALL_ROWS })}
        </Text>
      </div>
      <Textarea
        label={t("paste")}
        placeholder={t("pasteHint")}
        rows={2}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (pasted.trim() !== "" || !/[\t\n]/.test(text)) return;
          event.preventDefault();
          take(text);
        }}
      />
      {(problem || isMissing) && (
        <Alert color="red" role="alert">
          {problem ? t(`problem.${problem}`, limits) : t("uploadFirst")}
        </Alert>
      )}
      <Group justify="space-between">
        <Button
          variant="subtle"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() =>
            void saveSheet(engine, t("templateOf", { name: target.name }), target.template())
          }
        >
          {t("template")}
        </Button>
        <Button onClick={goOn}>{t("next")}</Button>
      </Group>
    </Stack>
  );
}
