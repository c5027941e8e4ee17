/** Where a list starts and how long a page of it is; `current` counts from 1. */
export interface Page {
  current: number;
  size: number;
}

export function offsetOf(page: Page): number {
  return (page.current - 1) * page.size;
}

/** Whether an archived row is wanted. */
export type Archived = "yes" | "no" | "all";
