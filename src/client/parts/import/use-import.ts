import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedRecord } from "#client/data/imports/check-import.ts";
import type { ImportDraftRow, ImportOutcome } from "#client/data/database/import-row.ts";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { IMPORT_LINES_MAX } from "#domain/import/import-limits.ts";
import { pastedCells } from "#domain/import/sheet/pasted-cells.ts";
import type { Begun } from "./begun.ts";
import { draftKeeper } from "./draft-keeper.ts";
import type { ImportTarget } from "./import-target.ts";
import { knownPaths } from "./known-paths.ts";
import { type FileProblem, refuseSheet } from "./refuse-sheet.ts";

/** Ms after a change until all is looked through again. */
const CHECK_DELAY = 200;

/** The course of an import: what was begun, what is wrong with it, and what came of it. All of it is kept until it is done with. */
export function useImport(target: ImportTarget, engine: ImportEngine) {
  const { t } = useTranslation("import-sheet");
  const [begun, setBegun] = useState<Begun | "loading" | undefined>("loading");
  const [problem, setProblem] = useState<FileProblem>();
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const keeper = useMemo(() => draftKeeper(engine), [engine]);
  useEffect(() => {
    let left = false;
    void engine.readDraft(target.key).then((found) => {
      if (left) return;
      keeper.begin(found?.grid ?? []);
      setBegun(found && knownPaths(found, target));
    });
    const stay = beforeLeaving(() => keeper.flush());
    return () => {
      left = true;
      stay();
      keeper.flush();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is begun stays while the form is made ready anew
  }, [engine, keeper, target.key]);

  const change = useCallback(
    (next: Begun) => {
      setBegun(next);
      keeper.change(next);
    },
    [keeper],
  );
  const records = useMemo(
    () => (typeof begun === "object" ? target.group(begun.grid, begun.draft.mapping) : []),
    [begun, target],
  );
  const checked = useChecked(target, records, typeof begun === "object" ? begun.draft : undefined);

  const begin = (grid: ImportGrid, fileName: string) => {
    const mapping = target.guess(grid);
    keeper.begin([]);
    change({ grid, draft: { key: target.key, fileName, mapping, match: "" } });
  };
  /** Whether something stands in it that can be brought in. */
  const paste = (text: string): boolean => {
    const grid = pastedCells(text);
    const refused =
      (grid.length === 0 && "empty") || (grid.length > IMPORT_LINES_MAX && "tooManyLines");
    setProblem(refused || undefined);
    if (!refused) begin(grid, t("pasted"));
    return !refused;
  };
  const open = async (file: File) => {
    setProblem(undefined);
    const refused = refuseSheet(file);
    if (refused) return setProblem(refused);
    setIsReading(true);
    try {
      const read = await engine.read(file);
      if (!read.ok) return setProblem(read.error);
      return begin(read.value, file.name);
    } catch {
      return setProblem("broken");
    } finally {
      setIsReading(false);
    }
  };
  const run = async () => {
    if (typeof begun !== "object") return;
    setProgress({ done: 0, count: records.length });
    const outcome = await target.run({ records, match: begun.draft.match }, (done, count) =>
      setProgress({ done, count }),
    );
    setProgress(undefined);
    finish(begun, outcome);
  };
  const finish = (of: Begun, outcome: ImportOutcome) => {
    change({ ...of, draft: { ...of.draft, outcome } });
    keeper.flush();
  };
  const undo = async () => {
    if (typeof begun !== "object" || !begun.draft.outcome) return;
    const { outcome } = begun.draft;
    finish(begun, { ...outcome, undone: await target.undo(outcome) });
  };
  const forget = async () => {
    keeper.flush();
    setBegun(undefined);
    keeper.begin([]);
    await engine.forgetDraft(target.key);
  };
  return {
    begun,
    records,
    checked,
    problem,
    isReading,
    progress,
    open,
    paste,
    change,
    run,
    undo,
    forget,
  };
}

/** What is wrong with the records as they are now; undefined while that is not known. */
function useChecked(
  target: ImportTarget,
  records: ReturnType<ImportTarget["group"]>,
  draft: ImportDraftRow | undefined,
): readonly CheckedRecord[] | undefined {
  const [known, setKnown] = useState<{
    of: unknown;
    match: string;
    checked: readonly CheckedRecord[];
  }>();
  const match = draft?.match ?? "";
  const isWanted = draft !== undefined && !draft.outcome;
  useEffect(() => {
    if (!isWanted) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void target.check({ records, match }).then((checked) => {
        if (!left) setKnown({ of: records, match, checked });
      });
    }, CHECK_DELAY);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [target, records, match, isWanted]);
  return known?.of === records && known.match === match ? known.checked : undefined;
}

export type ImportCourse = ReturnType<typeof useImport>;
