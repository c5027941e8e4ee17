import { expect, it } from "vitest";
import { words } from "#tests/make/forms/kinds/known-names.ts";
import { field, formOf, table, valuesOf } from "#tests/make/forms/records.ts";
import { unknownIds } from "./unknown-ids.ts";

const form = formOf([
  field("userSelect", "owner"),
  field("userSelect", "team", {}, { multiple: true }),
  field("organizeSelect", "unit"),
  field("select", "kind", {}, { options: [{ id: "a" }] }),
  field("input", "note"),
  field("createUser", "maker"),
  table("t", [field("relationForm", "contract", {}, { modelId: "c" })]),
]);
const where = (next: object, standing?: object) =>
  unknownIds(
    form,
    standing && valuesOf(form, { ...standing }),
    valuesOf(form, { ...next }),
    words.names,
  ).map(({ path, rowId }) => `${path}/${rowId ?? ""}`);

it("an id that nobody knows is told where it stands, also along a path and in rows", () => {
  expect(
    where({
      owner: 7,
      team: [7],
      unit: [1, 3],
      kind: "a",
      note: "99",
      maker: 99,
      t: [{ contract: 5 }, {}],
    }),
  ).toEqual([]);
  expect(
    where({
      owner: 8,
      team: [7, 8],
      unit: [1, 4],
      kind: "b",
      t: [{ contract: 5 }, { contract: 6 }],
    }),
  ).toEqual(["owner/", "team/", "unit/", "kind/", "t.contract/2"]);
});

it("whoever has left stays where they stood, and can be put nowhere else", () => {
  const standing = { owner: 8, t: [{ contract: 6 }] };
  expect(where({ ...standing, note: "changed" }, standing)).toEqual([]);
  expect(where({ ...standing, team: [8] }, standing)).toEqual(["team/"]);
  const inTeam = { team: [8] };
  expect(where({ team: [8, 7] }, inTeam)).toEqual([]);
  expect(where({ team: [8, 9] }, inTeam)).toEqual(["team/"]);
});
