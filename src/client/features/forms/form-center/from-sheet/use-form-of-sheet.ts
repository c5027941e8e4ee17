import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FormToMake, ImportDraftRow } from "#client/data/database/import-row.ts";
import type { GuessedSheet, SheetWordsSaid } from "#client/data/imports/guess-sheet.ts";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { draftKeeper } from "#client/parts/import/draft-keeper.ts";
import { type FileProblem, refuseSheet } from "#client/parts/import/refuse-sheet.ts";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import { withoutTotal } from "#domain/form/from-sheet/column-cells.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { nameOfForm } from "./name-of-form.ts";

/** By this what was begun is kept, before there is a form. */
const KEY = "form.new";

/** A sheet of which a form is being made. */
export interface BegunForm {
  readonly fileName: string;
  readonly grid: ImportGrid;
  readonly form: FormToMake;
}

/** The file while it is at hand, with the sheets that it has. */
interface AtHand {
  readonly file: File;
  readonly sheet: string;
  readonly sheets: readonly string[];
}

/** The course of a form that is made of a sheet: what was guessed and corrected is kept until it is made, or not wanted. */
export function useFormOfSheet(engine: ImportEngine, words: SheetWordsSaid) {
  const [begun, setBegun] = useState<BegunForm | "loading" | undefined>("loading");
  const [atHand, setAtHand] = useState<AtHand>();
  const [problem, setProblem] = useState<FileProblem>();
  const [isReading, setIsReading] = useState(false);
  const latest = useRef<BegunForm>(undefined);
  const keeper = useMemo(() => draftKeeper(engine), [engine]);
  useEffect(() => {
    let left = false;
    void engine.readDraft(KEY).then((found) => {
      if (left) return;
      keeper.begin(found?.grid ?? []);
      const { form, fileName } = found?.draft ?? {};
      latest.current = found && form && fileName ? { fileName, form, grid: found.grid } : undefined;
      setBegun(latest.current);
    });
    const stay = beforeLeaving(() => keeper.flush());
    return () => {
      left = true;
      stay();
      keeper.flush();
    };
  }, [engine, keeper]);

  const put = useCallback(
    (next: BegunForm) => {
      latest.current = next;
      setBegun(next);
      keeper.change({ draft: draftOf(next), grid: next.grid });
    },
    [keeper],
  );
  const edit = useCallback(
    (update: (form: FormToMake) => FormToMake) => {
      const now = latest.current;
      if (now) put({ ...now, form: update(now.form) });
    },
    [put],
  );
  const guess = async (file: File, sheet: string, line?: number) => {
    setProblem(undefined);
    const refused = refuseSheet(file);
    if (refused) {
      setProblem(refused);
      return undefined;
    }
    setIsReading(true);
    try {
      const read = await engine.guess(file, { sheet, words, ...(line !== undefined && { line }) });
      if (read.ok) return read.value;
      setProblem(read.error);
    } catch {
      setProblem("broken");
    } finally {
      setIsReading(false);
    }
    return undefined;
  };
  const begin = (file: File, guessed: GuessedSheet, name?: string) => {
    const { sheet, sheets, grid, guess: form } = guessed;
    setAtHand({ file, sheet, sheets });
    keeper.begin([]);
    put({
      fileName: file.name,
      grid,
      form: {
        name: name ?? nameOfForm({ title: form.title, fileName: file.name, sheet, sheets }),
        heading: form.heading,
        columns: form.columns,
      },
    });
  };
  return {
    begun,
    atHand,
    problem,
    isReading,
    edit,
    /** Whether it can be read. */
    async open(file: File): Promise<boolean> {
      const guessed = await guess(file, "");
      if (guessed) begin(file, guessed);
      return guessed !== undefined;
    },
    async chooseSheet(sheet: string): Promise<void> {
      const guessed = atHand && (await guess(atHand.file, sheet));
      if (guessed) begin(atHand.file, guessed);
    },
    /** The headings stand in this line, counted from 0. */
    async chooseLine(line: number): Promise<void> {
      const guessed = atHand && (await guess(atHand.file, atHand.sheet, line));
      if (guessed) begin(atHand.file, guessed, latest.current?.form.name);
    },
    /** The lines wait to be imported into the form that was made of them. */
    async made(formId: number, paths: readonly string[]): Promise<void> {
      keeper.flush();
      if (!latest.current) return;
      const { fileName, grid, form } = latest.current;
      const headings = form.heading.line + form.heading.count;
      const mapping = { headings, paths };
      const draft = { key: `form.${formId}`, fileName, mapping, match: "" };
      await engine.keepDraft(draft, withoutTotal(grid, headings));
      await engine.forgetDraft(KEY);
    },
    async forget(): Promise<void> {
      keeper.flush();
      keeper.begin([]);
      latest.current = undefined;
      setBegun(undefined);
      setAtHand(undefined);
      await engine.forgetDraft(KEY);
    },
  };
}

function draftOf({ fileName, form }: BegunForm): ImportDraftRow {
  const headings = form.heading.line + form.heading.count;
  return { key: KEY, fileName, mapping: { headings, paths: [] }, match: "", form };
}

export type FormOfSheetCourse = ReturnType<typeof useFormOfSheet>;
