import { expect, test } from "vitest";
import { startRecord } from "#domain/form/edit/start-record.ts";
import { valueAt } from "#domain/form/graph/form-state.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { RecordDraft } from "#domain/record/draft/record-draft.ts";
import { field, formOf } from "#tests/make/forms/records.ts";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { FormStore } from "../store/form-store.ts";
import { DraftTeller } from "./draft-teller.ts";

const form = formOf([field("input", "part"), field("inputNumber", "crew")]);
const draft = (values: JsonObject, versionId = 2): RecordDraft => ({
  id: "1:3",
  formId: 1,
  userId: 3,
  versionId,
  title: "",
  values: JSON.stringify(values),
  time: 1,
});
const standing = (values: JsonObject, versionId?: number) => ({
  formId: 1,
  versionId: 2,
  draft: draft(values, versionId),
});

function makeTeller(isTold = true) {
  const start = startRecord(form, surroundings());
  const store = new FormStore(start, {}, () => undefined);
  const told: unknown[] = [];
  const tell = async ({ values, was, ends }: { values: string; was: string; ends?: boolean }) => {
    told.push([JSON.parse(values), JSON.parse(was), ends ?? false]);
    return Promise.resolve(isTold);
  };
  const shared = { formId: 1, versionId: 2, draft: undefined };
  const teller = new DraftTeller({ store, start, agreed: {}, shared, tell });
  const type = (path: string, value: string | number) => {
    store.apply({ type: "set", path, value });
    teller.change();
  };
  const says = (path: string) => valueAt(store.state, path);
  return { teller, told, store, type, says };
}

test("what was typed is told once, and what was told is what all devices have", () => {
  const { teller, told, type } = makeTeller();
  type("part", "Pier");
  type("part", "Pier 4");
  teller.flush();
  teller.flush();
  expect(told).toEqual([[{ part: "Pier 4" }, {}, false]]);
  expect(teller.agreed).toEqual({ part: "Pier 4" });
});

test("what was kept here and never told is told once it is gone on with", () => {
  const { teller, told, store } = makeTeller();
  store.apply({ type: "set", path: "part", value: "Pier 4" });
  teller.hear({ formId: 1, versionId: 2, draft: undefined });
  teller.flush();
  expect(told).toEqual([[{ part: "Pier 4" }, {}, false]]);
});

test("what another device typed comes in where nothing was typed here", () => {
  const { teller, told, type, says } = makeTeller();
  type("part", "Pier 5");
  teller.hear(standing({ part: "Pier 4", crew: 3 }));
  expect([says("part"), says("crew")]).toEqual(["Pier 5", 3]);
  teller.flush();
  expect(told).toEqual([]);
});

test("what was sent elsewhere is gone here", () => {
  const { teller, says } = makeTeller();
  teller.hear(standing({ part: "Pier 4" }));
  expect(says("part")).toBe("Pier 4");
  teller.hear(standing({}, 9));
  expect(says("part")).not.toBe("Pier 4");
});

test("another version of the form is left alone", () => {
  const { teller, told, type, says } = makeTeller();
  teller.hear(standing({ crew: 3 }, 9));
  expect(says("crew")).not.toBe(3);
  type("part", "Pier 4");
  teller.flush();
  expect(told).toEqual([]);
});

test("the end tells what is no longer wanted, and nothing is told behind it", () => {
  const { teller, told, type } = makeTeller();
  type("part", "Pier 4");
  teller.flush();
  type("crew", 3);
  teller.end();
  teller.flush();
  expect(told.slice(1)).toEqual([[{}, { part: "Pier 4" }, true]]);
});

test("what could not be told is told again", async () => {
  const { teller, told, type } = makeTeller(false);
  type("part", "Pier 4");
  teller.flush();
  await expect.poll(() => teller.agreed).toEqual({});
  teller.change();
  teller.flush();
  expect(told).toHaveLength(2);
});

test("what stood before is heard once more while something newer is on its way, and takes nothing away", () => {
  const { teller, type, says } = makeTeller();
  type("part", "Pier 4");
  teller.flush();
  // The end of an earlier record is confirmed only now.
  teller.hear(standing({}));
  expect(says("part")).toBe("Pier 4");
  teller.hear(standing({ part: "Pier 4" }));
  expect(says("part")).toBe("Pier 4");
  // Once it has stood for all, it goes where another device sends it.
  teller.hear(standing({}));
  expect(says("part")).not.toBe("Pier 4");
});
