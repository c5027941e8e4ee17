import type { Page } from "../tables/lists/reach.ts";

/** The page asked for, the first one of the usual size where nothing is said. */
export function pageOf(
  body: { current?: number | undefined; size?: number | undefined },
  size: number,
): Page {
  return { current: body.current ?? 1, size: body.size ?? size };
}

/** `timerange`: numbers of the last change and the last removal that the caller knows of, 0 = none. */
export function timerangeOf(text: string | undefined): { updated: number; deleted: number } {
  const [updated = "", deleted = ""] = (text ?? "").split(",");
  return { updated: Number(updated), deleted: Number(deleted) };
}

/** How many pages there are. */
export function pagesOf(total: number, { size }: Page): number {
  return Math.ceil(total / size);
}
