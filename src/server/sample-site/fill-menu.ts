import type { Id } from "#domain/id.ts";
import { addSampleRows } from "../tables/own/sample-row.ts";
import { sampleMenu } from "./menu.ts";
import { type Filling, idOf, runAs } from "./run-as.ts";
import { momentAt } from "./site.ts";

/** Orders the forms of the sample, by the keys of their templates, into applications. */
export async function fillMenu(filling: Filling, forms: ReadonlyMap<string, Id>): Promise<void> {
  const { parts, t } = filling;
  const admin = idOf(filling, "admin");
  const at = momentAt(parts.now(), [-21, 10]);
  for (const { group, icon, entries } of sampleMenu) {
    const id = parts.mint.nextId();
    const application = { id, menuType: "M", name: t(`forms:groups.${group}`), icon } as const;
    await runAs(parts, admin, "menu.add", application, at);
    await addSampleRows(parts.database, [{ entity: "menuItem", id }]);
    for (const entry of entries) {
      const leads =
        "page" in entry
          ? { page: entry.page, name: t(`titles:${entry.page}`) }
          : { formId: forms.get(entry.template) };
      const page = { id: parts.mint.nextId(), parentId: id, menuType: "C", ...leads } as const;
      await runAs(parts, admin, "menu.add", page, at);
    }
  }
}
