import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { expect, test } from "vitest";
import { firstApplications } from "./first-menu.ts";

const form = (id: number, group: string, icon: string, state: CompanyForm["state"] = "published") =>
  ({ id, group, icon, state }) as CompanyForm;

test("forms come to stand in the applications that they name, with the icon that most of them have", () => {
  const forms = [
    form(1, "Site", "crane"),
    form(2, "Site", "helmet"),
    form(3, "Site", "helmet", "off"),
    form(4, "", "key"),
    form(5, "Office", ""),
    form(6, "Office", "", "draft"),
  ];
  expect(firstApplications(forms)).toEqual([
    { name: "Office", icon: "", formIds: [5] },
    { name: "Site", icon: "helmet", formIds: [1, 2, 3] },
  ]);
});

test("there is nothing to begin with where no form names an application", () => {
  expect(firstApplications([form(1, "", "key"), form(2, "Site", "", "draft")])).toEqual([]);
});
