import { type AreaNode, readAreas } from "#domain/area/area-tree.ts";
import { rowsAsThings } from "#domain/data-interface/rows-as-things.ts";
import { entriesAsThings } from "#domain/dictionary/entries-as-things.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Names } from "#domain/form/field-kinds/names.ts";
import { directoryNames, type NamedThing } from "#domain/form/import-text/directory-names.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** The deepest level of areas. */
const DISTRICTS = 2;

/** The words that sheets may use for people, units and areas, as far as they are on this device. */
export async function importNames(database: LocalDatabase, { fields }: Form): Promise<Names> {
  const [company, users, departments, positions, groups, roles, dictionaries, interfaces] =
    await Promise.all([
      database.company.get(COMPANY_ID),
      database.user.toArray(),
      database.department.toArray(),
      database.position.toArray(),
      database.userGroup.toArray(),
      database.role.toArray(),
      database.dictionary.toArray(),
      database.dataInterface.toArray(),
    ]);
  const user = users
    .filter(({ deleteTime }) => deleteTime === 0)
    .map(({ id, nickname }): NamedThing => ({ id, name: nickname }));
  const top = { id: COMPANY_ID, name: company?.name ?? "" };
  const organisation = [
    top,
    ...departments.map(({ id, name, parentId }) => ({
      id,
      name,
      parentId: parentId || COMPANY_ID,
    })),
  ];
  const asksForAreas = [...fields.values()].some(({ node }) => node.kind.names === "area");
  return directoryNames({
    things: {
      user,
      department: departments,
      organisation,
      position: positions,
      group: groups,
      role: roles,
    },
    entries: (name) => entriesAsThings(dictionaries, name),
    rows: (of, columns) => rowsAsThings(interfaces, of, columns),
    areas: asksForAreas ? await allAreas() : [],
  });
}

async function allAreas() {
  const { default: nodes } = await import("#domain/area/areas.json");
  return readAreas(nodes as unknown as readonly AreaNode[]).endsAt(DISTRICTS);
}
