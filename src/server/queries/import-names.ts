import { type AreaNode, readAreas } from "#domain/area/area-tree.ts";
import { rowsAsThings } from "#domain/data-interface/rows-as-things.ts";
import { entriesAsThings } from "#domain/dictionary/entries-as-things.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Names } from "#domain/form/field-kinds/names.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { directoryNames } from "#domain/form/import-text/directory-names.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

const DISTRICTS = 2;

/** The words that sheets may use for people, units and areas. */
export async function importNames(db: Db, { fields }: Form): Promise<Names> {
  const ofCompany = { companyId: COMPANY_ID };
  const [company, users, departments, positions, groups, roles, dictionaries, interfaces] =
    await Promise.all([
      tableOf("company").get(db, COMPANY_ID),
      tableOf("user").list(db, { deleteTime: 0 }),
      tableOf("department").list(db, ofCompany),
      tableOf("position").list(db, ofCompany),
      tableOf("userGroup").list(db, ofCompany),
      tableOf("role").list(db, ofCompany),
      tableOf("dictionary").list(db, ofCompany),
      tableOf("dataInterface").list(db, ofCompany),
    ]);
  const organisation = [
    { id: COMPANY_ID, name: company?.name ?? "" },
    ...departments.map(({ id, name, parentId }) => ({
      id,
      name,
      parentId: parentId || COMPANY_ID,
    })),
  ];
  const asksForAreas = [...fields.values()].some(({ node }) => node.kind.names === "area");
  return directoryNames({
    things: {
      user: users.map(({ id, nickname }) => ({ id, name: nickname })),
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
  const { default: nodes } = await import("#domain/area/areas.json", { with: { type: "json" } });
  return readAreas(nodes as unknown as readonly AreaNode[]).endsAt(DISTRICTS);
}
