/** What MeisterTask's numbers say of a task; parts of a number come together, such as 18 = completed and archived. */
const COMPLETED = 2;
const TRASHED = 8;
const ARCHIVED = 16;

interface MeisterStatus {
  readonly isDone: boolean;
  readonly isTrashed: boolean;
  readonly isArchived: boolean;
}

/** A status by its number or its word; what is none of them is open. */
export function meisterStatus(given: string | number | null | undefined): MeisterStatus {
  const text = String(given ?? "")
    .trim()
    .toLowerCase();
  const bits = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const has = (bit: number, ...words: readonly string[]) =>
    (bits & bit) !== 0 || words.some((word) => text.split(/[^a-z]+/).includes(word));
  return {
    isDone: has(COMPLETED, "completed", "done"),
    isTrashed: has(TRASHED, "trashed", "binned", "deleted"),
    isArchived: has(ARCHIVED, "archived"),
  };
}
