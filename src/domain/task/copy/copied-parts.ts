/** What the copy of a task may take from it, beside its name, description, priority and colour. */
export const COPIED_PARTS = ["people", "times", "tags", "subtasks", "checklist", "files"] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/** Files that somebody's copy of a task brings along at most, the oldest first. */
export const COPIED_FILES = 50;
