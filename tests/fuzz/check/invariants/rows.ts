import { entityOf } from "#domain/entities.ts";
import { birthOf } from "#domain/entity.ts";
import { isRootOf, openScopes } from "#domain/scope.ts";
import type { Snapshot } from "../../world/snapshot.ts";

/** Each row has the shape of its kind and lies in the scope that its kind says, and the scope is real. */
export function rowViolations(snapshot: Snapshot): string[] {
  const real = realScopes(snapshot);
  return snapshot.all.flatMap((kept) => {
    const { entity, row, scope, seq } = kept;
    const definition = entityOf(entity);
    const name = `${entity} ${String(row["id"])}`;
    const parsed = definition.shape.safeParse(row);
    if (!parsed.success) {
      const where = parsed.error.issues.map((issue) => issue.path.join("."));
      return [`${name} has not the shape of its kind: ${where.join(", ")}`];
    }
    const due = definition.scope(row);
    return [
      ...(due === scope ? [] : [`${name} lies in ${scope} and belongs into ${due}`]),
      ...(real.has(scope) ? [] : [`${name} lies in ${scope}, which is gone`]),
      ...(seq <= snapshot.space.head ? [] : [`${name} is newer than the log`]),
    ];
  });
}

/** What lies apart from what it belongs to, in a person's own scope, goes with it all the same. */
export function apartViolations({ all }: Snapshot): string[] {
  const there = new Set(all.map(({ entity, row }) => `${entity} ${String(row["id"])}`));
  return all.flatMap(({ entity, row }) => {
    const { parent } = entityOf(entity);
    if (!parent?.apart) return [];
    const name = `${parent.entity} ${String(row[parent.field])}`;
    return there.has(name)
      ? []
      : [`${entity} ${String(row["id"])} belongs to ${name}, which is no more`];
  });
}

/** What is born with an id of its own has it to itself, and the id is taken for good. */
export function birthViolations(snapshot: Snapshot): string[] {
  const holders = new Map<number, string>();
  const violations: string[] = [];
  for (const kept of snapshot.all) {
    if (birthOf(entityOf(kept.entity), kept.row) !== "own") continue;
    const id = Number(kept.row["id"]);
    const holder = holders.get(id);
    if (holder) violations.push(`${id} is the id of a ${holder} and of a ${kept.entity}`);
    holders.set(id, kept.entity);
  }
  for (const id of [...holders.keys(), ...chatsOfTasks(snapshot)]) {
    if (!snapshot.bornIds.has(id)) violations.push(`${id} was born and is not noted as taken`);
  }
  return violations;
}

/** Ids that tasks hold for their chats, whether or not these were opened. */
export function chatsOfTasks({ rows }: Snapshot): number[] {
  return rows.task.map(({ row }) => row.dialogId).filter((id) => id > 0);
}

/** What everybody and each person has, and what rows make that are still there. */
function realScopes({ all, rows }: Snapshot): Set<string> {
  const roots = all.filter(({ entity, row, scope }) => isRootOf(entity, Number(row["id"]), scope));
  return new Set<string>([
    ...rows.user.flatMap(({ row }) => openScopes(row.id)),
    ...roots.map(({ scope }) => scope),
  ]);
}
