import { diaryWith, makeForm, makeRecord, photo } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { type File, fileEntity } from "../file/file.ts";
import { readyForm } from "../company-form/ready-form.ts";
import { readRecord } from "../form/record/read-record.ts";
import { editRecord } from "./edit-record.ts";
import { filesNamed } from "./record-files.ts";

const valuesOf = ({ values }: { readonly values: string }) =>
  JSON.parse(values) as Record<string, unknown>;
const named = (...ids: number[]) => ids.map((fileId) => ({ name: "a.jpg", fileId }));

/** A diary of the leader's with two photographs. */
function withPhotos() {
  const world = makeCompany();
  const form = makeForm(world);
  const files = [photo(901), photo(902)];
  const add = { modelId: form.id, data: diaryWith(901, 902), files };
  return { world, form, record: world.does(LEADER, "record.add", add).reply };
}

test("a file lives with its record, and is told by what is known of it", () => {
  const { world, record } = withPhotos();
  const [first] = valuesOf(record)["photos"] as object[];
  const told = { name: "901.jpg", fileId: 901, fileSize: 2_000_000, fileExtension: "jpg" };
  expect(first).toEqual({ ...told, fileVersionId: 901 });
  expect(world.find("file", 901)).toMatchObject({
    recordId: record.id,
    userId: LEADER,
    arriveTime: 0,
  });
  expect(fileEntity.scope(world.find("file", 901) as File)).toBe(`record:${record.id}`);
});

test("what a record names no longer is gone, and all of it with the record", () => {
  const { world, record } = withPhotos();
  const { id } = record;
  world.does(LEADER, "record.edit", { id, data: JSON.stringify({ photos: named(902) }) });
  expect([world.find("file", 901), world.find("file", 902)?.id]).toEqual([undefined, 902]);
  world.does(LEADER, "record.remove", { id });
  expect(world.find("file", 902)).toBeUndefined();
});

test("nobody brings the file of another record in by its id", () => {
  const { world, form } = withPhotos();
  const other = makeRecord(world, form, { part: "b" }, MEMBER);
  const data = JSON.stringify({ photos: named(901) });
  const refusal = world.refuses(MEMBER, "record.edit", { id: other.id, data });
  expect(refusal.data?.["problems"]).toEqual([{ path: "photos", reason: "file.gone" }]);
  expect(world.find("file", 901)?.recordId).not.toBe(other.id);
});

test.each([
  ["too large", { size: 11 * 1024 ** 2 }, "file.imageTooBig"],
  ["no picture", { name: "a.pdf" }, "file.imageOnly"],
])("a file that is %s for its field is refused there", (_what, change, reason) => {
  const world = makeCompany();
  const form = makeForm(world);
  const files = [{ ...photo(901), ...change }];
  const args = { modelId: form.id, data: diaryWith(901), files };
  const { data } = world.refuses(LEADER, "record.add", args);
  expect(data?.["problems"]).toMatchObject([{ path: "photos", reason }]);
});

test("a file that comes into another field is looked at there too, by its content where that is here", () => {
  const world = makeCompany();
  const pictures = [
    field("uploadImg", "photos"),
    field("uploadFile", "scan", { accept: "image/*" }),
  ];
  const definition = JSON.stringify({
    fields: [field("input", "part"), field("uploadFile", "papers"), ...pictures],
  });
  const form = makeForm(world, { definition });
  const data = JSON.stringify({ part: "a", papers: named(901) });
  const { id } = world.does(LEADER, "record.add", {
    modelId: form.id,
    data,
    files: [photo(901)],
  }).reply;
  const move = (to: string) => ({ id, data: JSON.stringify({ papers: [], [to]: named(901) }) });
  const file = world.row("file", 901);
  world.put([{ entity: "file", action: "update", put: { ...file, sniffed: "other" } }]);
  for (const [to, reason] of [
    ["photos", "file.imageOnly"],
    ["scan", "file.chooseImage"],
  ] as const) {
    const { data: told } = world.refuses(LEADER, "record.edit", move(to));
    expect(told?.["problems"]).toMatchObject([{ path: to, reason }]);
  }
  world.put([{ entity: "file", action: "update", put: { ...file, sniffed: "picture" } }]);
  expect(valuesOf(world.does(LEADER, "record.edit", move("photos")).reply)).toMatchObject({
    photos: [{ fileId: 901 }],
  });
});

test("more files than a field takes are refused, and two people's are put together", () => {
  const { world, record } = withPhotos();
  const { id } = record;
  const was = JSON.stringify({ photos: named(901, 902) });
  const add = (...ids: number[]) => ({
    id,
    data: JSON.stringify({ photos: named(901, 902, ...ids) }),
    was,
    files: ids.map(photo),
  });
  const refusal = world.refuses(LEADER, "record.edit", add(903, 904));
  expect(refusal.data?.["problems"]).toMatchObject([{ path: "photos", reason: "form.tooMany" }]);
  world.does(LEADER, "record.edit", add(905));
  expect(world.find("file", 905)?.recordId).toBe(id);
});

test("a file in a row is its record's like any other", () => {
  const world = makeCompany();
  const definition = JSON.stringify({
    fields: [field("input", "part"), table("works", [field("uploadFile", "paper")])],
  });
  const form = makeForm(world, { definition });
  const works = [{ id: "r1", paper: named(901) }];
  const data = JSON.stringify({ part: "a", works });
  const files = [{ ...photo(901), name: "Plan.pdf" }];
  const record = world.does(LEADER, "record.add", { modelId: form.id, data, files }).reply;
  expect(record.values).toContain("Plan.pdf");
  const ready = readyForm({ definition, timeZone: "UTC" });
  if (!ready.ok) throw new Error("The form cannot be read");
  const read = readRecord(ready.value.form, valuesOf(record), ready.value.zone);
  expect(read.ok && [...filesNamed(ready.value.form, read.value)]).toEqual([901]);
});

test("what was announced and is named nowhere is no file", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const args = { modelId: form.id, data: diaryWith(901), files: [photo(901), photo(902)] };
  world.does(LEADER, "record.add", args);
  expect([world.find("file", 901)?.id, world.find("file", 902)]).toEqual([901, undefined]);
});

test("files of two edits that were not sent go together", () => {
  const edit = (id: number) => ({ id: 5, data: "{}", files: [photo(id)] });
  expect(editRecord.merge?.(edit(1), edit(2))?.files?.map(({ id }) => id)).toEqual([1, 2]);
});

test("administrators change records that do not concern them, with their files", () => {
  const { world, record } = withPhotos();
  const data = JSON.stringify({ photos: [] });
  world.does(ADMIN, "record.edit", { id: record.id, data });
  expect(world.find("file", 901)).toBeUndefined();
});
