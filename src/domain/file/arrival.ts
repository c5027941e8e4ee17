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

/** The row says from now on that its content is there; where it said so before nothing changes. */
export function arrivalChanges(file: File, now: number): Change[] {
  if (file.arriveTime > 0) return [];
  return [{ entity: "file", action: "update", put: { ...file, arriveTime: now } }];
}
