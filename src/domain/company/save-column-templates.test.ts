import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import {
  columnSetOf,
  columnTemplatesOf,
  SHIPPED_COLUMN_TEMPLATES,
} from "../plan/column-templates.ts";
import { COMPANY_ID } from "./company-id.ts";

const say = (key: string) => key.replace("template:", "");

test("an administrator says which sets of columns there are; one that was shipped speaks every language", () => {
  const world = makeCompany();
  expect(columnTemplatesOf(world.all("companySetting")[0])).toEqual(SHIPPED_COLUMN_TEMPLATES);
  world.does(ADMIN, "columnTemplate.save", {
    list: [{ name: " Tender ", columns: ["Asked", "In"] }, { shipped: "office" }],
  });
  const sets = columnTemplatesOf(world.row("companySetting", COMPANY_ID));
  expect(sets.map((set) => columnSetOf(set, say))).toEqual([
    { name: "Tender", columns: ["Asked", "In"] },
    {
      name: "office.name",
      columns: ["office.open", "office.doing", "office.waiting", "office.done"],
    },
  ]);
});

test("members change none of them", () => {
  const world = makeCompany();
  expect(world.refuses(LEADER, "columnTemplate.save", { list: [] }).reason).toBe("adminOnly");
});
