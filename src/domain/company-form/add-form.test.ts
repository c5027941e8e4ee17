import { diary } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { expect, test } from "vitest";
import { templateForm } from "../form/templates/template-form.ts";
import { FORMS_MAX } from "../limits.ts";
import { addForm } from "./add-form.ts";

test("a form begins as a draft that everybody may see and nobody fill in", () => {
  const world = makeCompany();
  const { reply: form } = world.does(ADMIN, "form.add", { name: "Diary", definition: diary });
  expect(form).toMatchObject({ state: "draft", versionId: 0, readers: "own", listType: 1 });
  expect(world.row("formVersion", form.draftId)).toMatchObject({
    formId: form.id,
    number: 1,
    definition: diary,
    timeZone: "UTC",
    publishTime: 0,
  });
  const record = { modelId: form.id, data: "{}" };
  expect(world.refuses(MEMBER, "record.add", record).reason).toBe("form.notPublished");
  expect(addForm.lane({ name: "Diary", definition: diary }, { userId: ADMIN })).toBe("company");
});

test("every form that the product brings along can be made and published", () => {
  const world = makeCompany();
  for (const template of templates) {
    const { code, name, definition } = templateForm(
      template,
      wordsOfTemplate(template.key, "de"),
      "de",
    );
    const { id } = world.does(ADMIN, "form.add", { code, name, definition });
    expect(world.does(ADMIN, "form.publish", { id }).reply.state).toBe("published");
  }
});

test("a company has so many forms and no more", () => {
  const world = makeCompany();
  const { reply: form } = world.does(ADMIN, "form.add", { name: "Diary", definition: diary });
  for (let id = form.id + 1; id < form.id + FORMS_MAX; id += 1)
    world.put([{ entity: "form", action: "add", put: { ...form, id } }]);
  const refusal = world.refuses(ADMIN, "form.add", { name: "Diary", definition: diary });
  expect(refusal).toMatchObject({ reason: "form.max", data: { count: FORMS_MAX } });
});
