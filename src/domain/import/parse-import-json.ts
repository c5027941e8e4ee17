import { failure, success } from "#base/result.ts";
import type { Result } from "#base/result.ts";
import { findJsonBreak } from "./find-json-break.ts";
import { IMPORT_FILE_MAX } from "./import-limits.ts";
import { importRefusal } from "./import-refusal.ts";
import type { ImportRefusal } from "./import-refusal.ts";

/** Refuses a file by its size in bytes, before anything is read of it; null if it may be read. */
export function refuseFileSize(size: number): ImportRefusal | null {
  if (size <= IMPORT_FILE_MAX) return null;
  return importRefusal("import/too-large", { size, limit: IMPORT_FILE_MAX });
}

/** The value a JSON text stands for, or where the text breaks off or breaks the rules. */
export function parseImportJson(text: string): Result<unknown, ImportRefusal> {
  const tooLarge = refuseFileSize(text.length);
  if (tooLarge) return failure(tooLarge);
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (plain.trim() === "") return failure(importRefusal("import/empty"));
  try {
    return success(JSON.parse(plain) as unknown);
  } catch {
    const { truncated, line, column } = findJsonBreak(plain) ?? {
      truncated: false,
      line: 1,
      column: 1,
    };
    return failure(
      importRefusal(truncated ? "import/truncated" : "import/not-json", { line, column }),
    );
  }
}
