import { expect, test } from "vitest";
import { freshOptionId, writtenOptions } from "./written-options.ts";

test("choices keep what they are kept as, and a new one is nobody's", () => {
  const options = [
    { id: "3", name: "Minor", disabled: true },
    { id: "urgent", name: "Urgent", children: [{ id: 1, name: "Today" }] },
  ];
  expect(writtenOptions(options)).toEqual({
    options: [
      { id: "3", fullName: "Minor", disabled: true },
      { id: "urgent", fullName: "Urgent", children: [{ id: 1, fullName: "Today" }] },
    ],
    props: undefined,
    fieldNames: undefined,
  });
  expect(freshOptionId(options)).toBe("4");
  expect(freshOptionId([])).toBe("1");
});
