import { expect, test } from "vitest";
import {
  draftOfRequest,
  NEW_REQUEST,
  pathOf,
  requestOfDraft,
  unknownPlaces,
} from "./http-draft.ts";

const column = (field: string) => ({ field, fieldName: field, dataType: "varchar" as const });
const known = {
  method: "POST" as const,
  url: "https://api.example.com/{sort}",
  body: '{"least": "{least}", "say": "no {place}"}',
  rowsPath: "data",
  paths: [{ field: "name", path: "machine.name" }],
  headers: ["Authorization"],
};

test("a value that was set is not sent again, unless another one is written", () => {
  const draft = draftOfRequest(known);
  expect(requestOfDraft(draft, []).headers).toEqual([{ name: "Authorization" }]);
  const headers = [
    { name: "Authorization", value: "new", isSet: true },
    { name: "X-Key", value: "", isSet: false },
  ];
  expect(requestOfDraft({ ...draft, headers }, []).headers).toEqual([
    { name: "Authorization", value: "new" },
    { name: "X-Key", value: "" },
  ]);
  expect(draftOfRequest(null)).toEqual(NEW_REQUEST);
});

test("a column stands where it was said, else under its own name, and one that is gone nowhere", () => {
  const draft = { ...draftOfRequest(known), method: "GET" as const };
  const { paths, body } = requestOfDraft(draft, [column("name"), column("toString")]);
  expect(paths).toEqual([
    { field: "name", path: "machine.name" },
    { field: "toString", path: "toString" },
  ]);
  expect(body).toBe("");
  expect(requestOfDraft(draft, []).paths).toEqual([]);
  expect(pathOf({ paths: { value: "" } }, "value")).toBe("");
});

test("places without a parameter are found, in the address and in the body", () => {
  const sort = {
    field: "sort",
    fieldName: "",
    dataType: "varchar" as const,
    required: false,
    defaultValue: "",
  };
  expect(unknownPlaces(known, [])).toEqual(["sort", "least"]);
  expect(unknownPlaces(known, [sort])).toEqual(["least"]);
  expect(unknownPlaces({ ...known, method: "GET" }, [sort])).toEqual([]);
  expect(unknownPlaces({ ...known, url: "no address", body: "{" }, [])).toEqual([]);
});
