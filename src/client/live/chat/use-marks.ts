import { useMemo } from "react";
import { readMarks } from "#client/data/queries/marks.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { useLive } from "../use-live.ts";

/** What is marked in a dialog, by message. */
export function useMarks(dialogId: number): ReadonlyMap<number, MessageMark> {
  const marks = useLive(readMarks, dialogId);
  return useMemo(
    () => new Map(marks.state === "ready" ? marks.value.map((mark) => [mark.id, mark]) : []),
    [marks],
  );
}
