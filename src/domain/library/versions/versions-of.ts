import type { Actor, Change } from "../../command.ts";
import type { File } from "../../file/file.ts";
import type { Id } from "../../id.ts";
import { LIBRARY_VERSIONS_MAX } from "../../limits.ts";
import { list, type Reading } from "../../reading.ts";
import { type ItemInReach, refuseTaking } from "../can-use-library.ts";

/** The contents that a file has had, the newest first. */
export function* versionsOf(itemId: Id): Reading<File[]> {
  return newestFirst(yield* list("file", { itemId }));
}

/** The newest first; of the same moment the one that was born later. */
export function newestFirst(files: readonly File[]): File[] {
  return files.toSorted((one, other) => other.createTime - one.createTime || other.id - one.id);
}

/**
 * Takes away versions, where with a new one there are more than are kept: of whoever has most of them, what never arrived and
 * then the oldest. Who may not take away what others brought loses only their own, and what they save pushes out nothing else.
 */
export function* surplusVersions(
  { item, right }: ItemInReach,
  actor: Pick<Actor, "userId">,
): Reading<Change[]> {
  const others = (yield* versionsOf(item.id)).filter((file) => file.id !== item.fileId);
  const surplus = others.length + 1 - LIBRARY_VERSIONS_MAX;
  if (surplus <= 0) return [];
  const isTheirs = refuseTaking({ item, right }, actor) === undefined;
  const open = isTheirs ? others : others.filter(({ userId }) => userId === actor.userId);
  const byPerson = [...Map.groupBy(open, ({ userId }) => userId).values()];
  const [most = []] = byPerson.toSorted((one, other) => other.length - one.length);
  return [...most.filter(hasArrived), ...most.filter((file) => !hasArrived(file))]
    .slice(-surplus)
    .map((file) => ({ entity: "file", action: "delete", remove: file.id }));
}

const hasArrived = ({ arriveTime }: File) => arriveTime > 0;
