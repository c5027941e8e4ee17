import { Alert, Button, FileButton, Text } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useDropFiles } from "#client/parts/file/use-drop-files.ts";
import {
  IMPORT_CALL_ROWS,
  IMPORT_LINES_MAX,
  IMPORT_SIZE_MAX,
} from "#domain/import/import-limits.ts";
import classes from "./import.module.css";
import type { FileProblem } from "./refuse-sheet.ts";

interface SheetDropProps {
  /** The one that was chosen, "" = none. */
  readonly fileName: string;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

const MEGABYTE = 1024 * 1024;
const limits = { size: `${IMPORT_SIZE_MAX / MEGABYTE} MB`, limit: IMPORT_LINES_MAX };

/** A spreadsheet is chosen, or dropped here. */
export function SheetDrop({ fileName, isReading, onFile }: SheetDropProps) {
  const { t } = useTranslation("import-sheet");
  const { isOver, handlers } = useDropFiles(([file]) => {
    if (file) onFile(file);
  });
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
      <IconFileSpreadsheet size="2rem" stroke={1.4} aria-hidden />
      <Text>{fileName === "" ? t("drop") : fileName}</Text>
      <FileButton
        accept=".xls,.xlsx,.csv"
        inputProps={{ "aria-label": t("choose") }}
        onChange={(file) => file && onFile(file)}
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
  );
}

/** Why a file was not taken; undefined where nobody chose one. */
export function SheetRefused({ problem }: { readonly problem: FileProblem | undefined }) {
  const { t } = useTranslation("import-sheet");
  return (
    <Alert color="red" role="alert">
      {problem ? t(`problem.${problem}`, limits) : t("uploadFirst")}
    </Alert>
  );
}
