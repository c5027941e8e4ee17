import { expect, test } from "vitest";
import { nameOfForm } from "./name-of-form.ts";

const named = { title: "", fileName: "defects_tower A.xlsx", sheet: "Sheet1", sheets: ["Sheet1"] };

test("a form is called as the title of its list, as its sheet among several, or as the file", () => {
  expect(nameOfForm({ ...named, title: " Defects " })).toBe("Defects");
  expect(nameOfForm({ ...named, sheet: "Roof", sheets: ["Roof", "Walls"] })).toBe("Roof");
  expect(nameOfForm({ ...named, sheets: ["Sheet1", "Walls"] })).toBe("defects tower A");
  expect(nameOfForm(named)).toBe("defects tower A");
  expect(nameOfForm({ ...named, title: "x".repeat(300) })).toHaveLength(100);
});
