import { diary, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";

const shorter = JSON.stringify({ fields: [field("input", "part")] });

test("another definition is the next draft, and what is filled in stays what it was", () => {
  const world = makeCompany();
  const form = makeForm(world, { timeZone: "Asia/Shanghai" });
  const record = makeRecord(world, form);
  const args = { id: form.id, name: "Daily", definition: shorter, basedOn: form.versionId };
  const { reply: edited } = world.does(ADMIN, "form.edit", args);
  expect(edited).toMatchObject({ name: "Daily", state: "published", versionId: form.versionId });
  const draft = world.row("formVersion", edited.draftId);
  expect(draft).toMatchObject({ number: 2, definition: shorter, timeZone: "Asia/Shanghai" });
  const { reply: published } = world.does(ADMIN, "form.publish", { id: form.id });
  expect(published).toMatchObject({ versionId: draft.id, draftId: 0 });
  expect(world.row("record", record.id).versionId).toBe(form.versionId);
  expect(world.row("formVersion", form.versionId).definition).toBe(diary);
});

test("a draft takes the place of the one before, which nobody has filled in", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const draw = () => world.does(ADMIN, "form.edit", { id: form.id, definition: shorter }).reply;
  const first = draw().draftId;
  const second = draw().draftId;
  expect(world.find("formVersion", first)).toBeUndefined();
  expect(world.row("formVersion", second).number).toBe(3);
  expect(world.all("formVersion").map(({ id }) => id)).toEqual([form.versionId, second]);
});

test("what is said of a form besides leaves its definition alone", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const args = { id: form.id, icon: "book", group: "Site", readers: "all" } as const;
  expect(world.does(ADMIN, "form.edit", args).reply).toMatchObject({
    ...form,
    ...args,
    updateTime: world.now,
  });
});
