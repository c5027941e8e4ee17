import type { Actor, Change } from "../command.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { File } from "./file.ts";

/** What has come: a content, as it was announced. */
export interface Arrived {
  readonly md5: string;
  readonly size: number;
}

/** Only who announced a file brings its content, and none but the one that was announced. */
export function refuseArrival(
  file: File,
  { md5, size }: Arrived,
  actor: Pick<Actor, "userId">,
): Refusal | undefined {
  if (file.userId !== actor.userId) return parameterError("file.gone");
  return file.md5 === md5 && file.size === size ? undefined : parameterError("file.differs");
}

/** What the row says from now on of a content that is on the server: that it is there, or why nobody may open it. */
export function afterArrival(file: File, scan: File["scan"], now: number): File {
  if (!isHeldBack(scan)) return { ...file, scan, arriveTime: file.arriveTime || now };
  if (scan === "infected") return { ...file, scan, arriveTime: 0 };
  // What could be opened before can be still.
  return file.arriveTime > 0 ? file : { ...file, scan };
}

/** The row says so from now on; where it said so before nothing changes. */
export function arrivalChanges(file: File, scan: File["scan"], now: number): Change[] {
  const put = afterArrival(file, scan, now);
  if (put.scan === file.scan && put.arriveTime === file.arriveTime) return [];
  return [{ entity: "file", action: "update", put }];
}

/** Why the content of a file cannot be opened or handed on; undefined where it can. */
export function refuseUnarrived({
  arriveTime,
  scan,
}: Pick<File, "arriveTime" | "scan">): Refusal | undefined {
  if (scan === "infected") return parameterError("file.infected");
  if (arriveTime > 0) return undefined;
  if (scan === "tooLarge") return parameterError("file.notScanned");
  return parameterError(scan === "" ? "file.onItsWay" : "file.beingChecked");
}

/** Whether a scanner for viruses has kept a content from being opened. */
export function isHeldBack(scan: File["scan"]): scan is Exclude<File["scan"], "" | "unscanned"> {
  return scan !== "" && scan !== "unscanned";
}

/** Whether somebody is still to send its bytes. */
export function isAwaited({ arriveTime, scan }: Pick<File, "arriveTime" | "scan">): boolean {
  return arriveTime === 0 && scan === "";
}
