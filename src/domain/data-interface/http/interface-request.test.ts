import { expect, test } from "vitest";
import type { InterfaceParameter } from "../data-interface.ts";
import {
  type InterfaceRequest,
  refuseRequest,
  requestShape,
  requestValues,
} from "./interface-request.ts";

const parameter = (field: string, more: Partial<InterfaceParameter> = {}): InterfaceParameter => ({
  field,
  fieldName: field,
  dataType: "varchar",
  required: false,
  defaultValue: "",
  ...more,
});
const usual: InterfaceRequest = {
  method: "POST",
  url: "https://api.example.com/{sort}",
  headers: [{ name: "Authorization", value: "Bearer x" }],
  body: '{"sort": "{sort}"}',
  rowsPath: "data",
  paths: [],
};
const refusal = (more: Partial<InterfaceRequest>) =>
  refuseRequest({ ...usual, ...more }, { parameters: [parameter("sort")] })?.reason;

test("a request that says all is taken", () => {
  expect(refusal({})).toBeUndefined();
  expect(refusal({ method: "GET", body: "not JSON, and not sent" })).toBeUndefined();
  expect(requestShape.safeParse(usual).success).toBe(true);
});

test.each<[string, Partial<InterfaceRequest>, string]>([
  ["no address", { url: "api.example.com" }, "dataInterface.addressOdd"],
  [
    "a parameter that is not there",
    { url: "https://api.example.com/{kind}" },
    "dataInterface.fieldMissing",
  ],
  ["a body that is no JSON", { body: "{sort}" }, "dataInterface.bodyOdd"],
  ["a header of ours", { headers: [{ name: "Host", value: "x" }] }, "dataInterface.headerOdd"],
  [
    "a header for proxies",
    { headers: [{ name: "Proxy-Authorization", value: "x" }] },
    "dataInterface.headerOdd",
  ],
  [
    "a header with a line",
    { headers: [{ name: "X-A", value: "a\r\nHost: b" }] },
    "dataInterface.headerOdd",
  ],
  [
    "a header without a name",
    { headers: [{ name: "a b", value: "x" }] },
    "dataInterface.headerOdd",
  ],
  ["an empty value", { headers: [{ name: "X-A", value: "" }] }, "dataInterface.headerOdd"],
  [
    "a header twice",
    {
      headers: [
        { name: "X-A", value: "1" },
        { name: "x-a", value: "2" },
      ],
    },
    "dataInterface.twice",
  ],
])("%s is refused", (_what, more, reason) => {
  expect(refusal(more)).toBe(reason);
});

test("numbers are numbers, where they are said to be and can be", () => {
  const parameters = [
    parameter("least", { dataType: "int", defaultValue: "5" }),
    parameter("sort"),
    parameter("ids", { dataType: "int" }),
  ];
  const given = [
    { field: "sort", value: "7" },
    { field: "ids", value: ["1", "x", "12345678901234567890"] },
  ];
  expect(Object.fromEntries(requestValues({ parameters }, given))).toEqual({
    least: 5,
    sort: "7",
    ids: [1, "x", "12345678901234567890"],
  });
});
