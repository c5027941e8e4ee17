import type { File } from "#domain/file/file.ts";

/** What two versions are told apart by. */
export type ToldApart = "time" | "person";

/** An earlier version and what stands now differ by when they were saved, and so do two by one person. */
export function toldApart(
  left: Pick<File, "userId">,
  right: Pick<File, "userId">,
  isHistory: boolean,
): ToldApart {
  return isHistory || left.userId === right.userId ? "time" : "person";
}

/** What a piece is that only one side has: gone where it is the earlier one of a history, otherwise written. */
export function markOf(side: "left" | "right", isHistory: boolean): "del" | "ins" {
  return isHistory && side === "left" ? "del" : "ins";
}
