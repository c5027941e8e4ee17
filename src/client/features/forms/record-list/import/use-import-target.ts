import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useProblemText } from "#client/parts/form-fill/use-problem-text.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { formTarget } from "./form-target.ts";

/** A form as a sheet is imported into it. */
export function useImportTarget(open: OpenRecord, engine: ImportEngine) {
  const { t } = useTranslation(["import-sheet", "form-fill"]);
  const { call, quietCall } = useData();
  const isOnline = useLine() === "up";
  const problemText = useProblemText();
  return useMemo(
    () => formTarget(open, { engine, call, quietCall, isOnline, problemText, t }),
    [open, engine, call, quietCall, isOnline, problemText, t],
  );
}
