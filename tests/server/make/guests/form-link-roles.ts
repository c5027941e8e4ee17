import { administrators, anyone } from "#tests/make/cases/role-codes.ts";
import { addFormLink } from "#server/form-links/own-links.ts";
import { openFormLink } from "#server/form-links/visit.ts";
import { diaryData } from "#tests/make/company-forms.ts";
import type { Row, Scene } from "../roles/role-row.ts";

/** A link of the administrator's to the form that can be filled in. */
async function linkIn({ parts, administrator, form }: Scene) {
  const body = { formId: form.id, name: "Gate 2" };
  const made = await addFormLink(parts, administrator.userId, body, parts.now());
  if (!made.ok) throw new Error(made.error.reason);
  return made.value;
}

/** Who may do what about links by which visitors fill in forms. */
export const formLinkRoles: Record<string, Row> = {
  "formLink.list": { codes: administrators(), body: ({ form }) => ({ formId: form.id }) },
  "formLink.add": {
    codes: administrators(),
    body: ({ form }) => ({ formId: form.id, name: "Gate 2" }),
  },
  "formLink.remove": {
    codes: administrators(),
    body: async (scene) => ({ id: (await linkIn(scene)).link.id }),
  },
  "formLink.open": {
    codes: anyone(),
    body: async (scene) => ({ code: (await linkIn(scene)).code }),
  },
  "formLink.fill": {
    codes: anyone(),
    async body(scene) {
      const opened = await openFormLink(scene.parts, (await linkIn(scene)).code);
      if (!opened.ok) throw new Error(opened.error.reason);
      const key = `role-test-${scene.parts.mint.nextId()}`.padEnd(20, "0");
      return { ticket: opened.value.ticket, key, data: diaryData, name: "Ana" };
    },
  },
};
