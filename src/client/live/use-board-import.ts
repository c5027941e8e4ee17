import { useMemo } from "react";
import {
  importBoard,
  type ImportOutcome,
  type ImportProgress,
} from "#client/data/commands/import-board.ts";
import { startBoardImportWorker } from "#client/platform/file-workers/board-import-worker.ts";
import { failure, type Result } from "#base/result.ts";
import type { BoardImport, ImportWords } from "#domain/import/board-import.ts";
import type { ImportRefusal } from "#domain/import/import-refusal.ts";
import { refuseFileSize } from "#domain/import/parse-import-json.ts";
import { useData } from "./data-context.ts";

interface BoardImportDoor {
  read(file: ArrayBuffer, words: ImportWords): Result<BoardImport, ImportRefusal>;
}

export interface ImportJob {
  readonly board: BoardImport;
  readonly userIds: ReadonlyMap<string, number>;
  toHtml(markdown: string): string;
  peopleLine(names: readonly string[]): string;
  /** What the plan's chat is told of the import, in markdown. */
  readonly report: string;
  onProgress(progress: ImportProgress): void;
  readonly signal: AbortSignal;
}

/** Reading a board from elsewhere, and making a plan of it. */
export function useBoardImport() {
  const { database, now } = useData();
  return useMemo(
    () => ({
      async read(file: File, words: ImportWords, signal: AbortSignal) {
        const tooLarge = refuseFileSize(file.size);
        if (tooLarge) return failure(tooLarge);
        const reading = startBoardImportWorker<BoardImportDoor>();
        signal.addEventListener("abort", () => reading.stop());
        try {
          return await reading.door.read(await file.arrayBuffer(), words);
        } finally {
          reading.stop();
        }
      },
      run: (job: ImportJob): Promise<ImportOutcome> => importBoard(database, { ...job, now }),
    }),
    [database, now],
  );
}
