import type { Id } from "#domain/id.ts";
import { addSampleRows } from "../tables/own/sample-row.ts";
import { sampleDepartments } from "./departments.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { momentAt } from "./site.ts";

/** Makes the departments of the sample site with who is in them; answers their ids by their keys. */
export async function fillDepartments(filling: Filling): Promise<ReadonlyMap<string, Id>> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const at = momentAt(parts.now(), [-30, 9]);
  const ids = new Map<string, Id>();
  for (const { key, within, leader, members } of sampleDepartments) {
    const id = parts.mint.nextId();
    const parentId = ids.get(within ?? "") ?? 0;
    const name = t(`sample:departments.${key}`);
    await runAs(parts, admin, "department.add", { id, parentId, name }, at);
    const addMembers = members.map((member) => idOf(filling, member));
    const people = { id, addMembers, leaderId: idOf(filling, leader) };
    await runAs(parts, admin, "department.edit", people, at);
    ids.set(key, id);
  }
  await addSampleRows(
    parts.database,
    [...ids.values()].map((id) => ({ entity: "department", id })),
  );
  return ids;
}
