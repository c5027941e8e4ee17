import { diaryWith, makeForm, photo } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { refuseContent } from "./refuse-content.ts";

const other = { sniffed: "other" } as const;

test("a field for pictures takes no content that is none, whatever the file is called", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const args = { modelId: form.id, data: diaryWith(901), files: [photo(901)] };
  world.does(LEADER, "record.add", args);
  const file = world.row("file", 901);
  expect(world.reads(refuseContent({ ...file, ...other }))?.reason).toBe("file.imageOnly");
  expect(world.reads(refuseContent({ ...file, sniffed: "picture" }))).toBeUndefined();
  // What a comment brought stands in no field.
  expect(world.reads(refuseContent({ ...file, ...other, approvalId: 7 }))).toBeUndefined();
});

test("other fields take whatever comes, and rows of a sub-table are looked through as well", () => {
  const world = makeCompany();
  const definition = JSON.stringify({
    fields: [field("uploadFile", "papers"), table("works", [field("uploadImg", "before")])],
  });
  const form = makeForm(world, { definition });
  const data = JSON.stringify({
    papers: [{ name: "a.jpg", fileId: 901 }],
    works: [{ id: "r1", before: [{ name: "b.jpg", fileId: 902 }] }],
  });
  world.does(LEADER, "record.add", { modelId: form.id, data, files: [photo(901), photo(902)] });
  const reasonOf = (id: number) =>
    world.reads(refuseContent({ ...world.row("file", id), ...other }))?.reason;
  expect([reasonOf(901), reasonOf(902)]).toEqual([undefined, "file.imageOnly"]);
});
