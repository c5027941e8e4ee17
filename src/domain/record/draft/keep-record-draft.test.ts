import { expect, test } from "vitest";
import { makeForm } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { JsonObject } from "../../form/json/json.ts";
import { joinKey } from "../../id.ts";
import { keepRecordDraft } from "./keep-record-draft.ts";
import { isBegun } from "./record-draft.ts";

const shorter = JSON.stringify({ fields: [field("inputNumber", "crew")] });

function makeFiller() {
  const world = makeCompany();
  const { id: formId, versionId } = makeForm(world);
  const about = { formId, versionId, title: "" };
  const tells = (values: JsonObject, was: JsonObject = {}, more: { ends?: boolean } = {}) =>
    world.does(LEADER, "record.draft", {
      ...about,
      values: JSON.stringify(values),
      was: JSON.stringify(was),
      ...more,
    });
  const row = () => world.find("recordDraft", joinKey(formId, LEADER));
  const kept = () => JSON.parse(row()?.values ?? "{}") as JsonObject;
  return { world, about, tells, row, kept };
}

test("what is filled in on two devices stands together, field by field, for its person alone", () => {
  const { world, about, tells, kept, row } = makeFiller();
  tells({ part: "Pier 4" });
  tells({ crew: 7 });
  expect(kept()).toEqual({ part: "Pier 4", crew: 7 });
  expect(row()).toMatchObject({ versionId: about.versionId, time: world.now });
  expect(world.find("recordDraft", joinKey(about.formId, MEMBER))).toBeUndefined();
});

test("a field is replaced only by who has read what stands in it", () => {
  const { tells, kept } = makeFiller();
  tells({ part: "Pier 4" });
  tells({ part: "Pier 5", crew: 3 });
  expect(kept()).toEqual({ part: "Pier 4", crew: 3 });
  tells({ part: "Pier 5" }, { part: "Pier 4" });
  expect(kept()).toEqual({ part: "Pier 5", crew: 3 });
});

test("what was sent or given up is gone, but for what its device had never shown", () => {
  const { tells, kept, row } = makeFiller();
  tells({ part: "Pier 4", crew: 3 });
  tells({}, { part: "Pier 4", crew: 2 }, { ends: true });
  expect(kept()).toEqual({ crew: 3 });
  tells({}, { crew: 3 }, { ends: true });
  expect(row() && isBegun(row() ?? { values: "" })).toBe(false);
});

test("what is filled into another version of the form stays apart", () => {
  const { world, about, tells, kept } = makeFiller();
  tells({ part: "Pier 4" });
  const next = { id: about.formId, definition: shorter };
  const { draftId: versionId } = world.does(ADMIN, "form.edit", next).reply;
  world.does(ADMIN, "form.publish", { id: about.formId });
  const told = { ...about, versionId, values: '{"crew":3}', was: "{}" };
  world.does(LEADER, "record.draft", told);
  expect(kept()).toEqual({ part: "Pier 4" });
});

test("of several in a row the last one is sent, going on from what the first one did", () => {
  const told = (values: object, was: object, more = {}) => ({
    formId: 1,
    versionId: 2,
    title: "",
    values: JSON.stringify(values),
    was: JSON.stringify(was),
    ...more,
  });
  const merged = keepRecordDraft.merge?.(told({ a: 1, b: 1 }, { a: 0 }), told({ a: 2 }, { a: 1 }));
  expect(merged).toEqual(told({ a: 2, b: 1 }, { a: 0 }));
  const ended = told({}, { a: 2 }, { ends: true });
  expect(keepRecordDraft.merge?.(told({ a: 2 }, {}), ended)).toBeUndefined();
  expect(keepRecordDraft.merge?.(told({}, {}), { ...told({}, {}), formId: 3 })).toBeUndefined();
});
