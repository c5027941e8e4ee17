import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { companyScope } from "../scope.ts";
import { COMPANY_ID } from "./company-id.ts";
import { DEFAULT_COMPANY_SETTING } from "./default-company-setting.ts";
import { saveSetting } from "./save-setting.ts";

test("an administrator sets what counts for everybody; what is not named stays", () => {
  const world = makeCompany();
  expect(world.all("companySetting")).toEqual([]);
  world.does(ADMIN, "setting.save", { taskDefaultStart: "07:30", debug: true });
  world.does(ADMIN, "setting.save", { taskDefaultEnd: "16:00", debug: false });
  expect(world.row("companySetting", COMPANY_ID)).toEqual({
    ...DEFAULT_COMPANY_SETTING,
    id: COMPANY_ID,
    taskDefaultStart: "07:30",
    taskDefaultEnd: "16:00",
  });
  expect(saveSetting.lane({}, { userId: ADMIN })).toBe(companyScope);
});

test("the company gets another name and another language", () => {
  const world = makeCompany();
  const { changes } = world.does(ADMIN, "setting.save", { name: " South Yard ", language: "de" });
  expect(world.row("company", COMPANY_ID)).toMatchObject({ name: "South Yard", language: "de" });
  expect(changes).toHaveLength(1);
});

test("the company gets a picture, which has to be a small one, and gives it up", () => {
  const world = makeCompany();
  const logo = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA";
  world.does(ADMIN, "setting.save", { logo });
  expect(world.row("company", COMPANY_ID)).toMatchObject({ name: "North Yard", logo });
  for (const foreign of ["https://elsewhere.example/a.png", "data:image/svg+xml;base64,PHN2Zy8+"]) {
    const refusal = world.refuses(ADMIN, "setting.save", { logo: foreign });
    expect(refusal.reason).toBe("parameterError");
  }
  world.does(ADMIN, "setting.save", { logo: "" });
  expect(world.row("company", COMPANY_ID)).toMatchObject({ logo: "" });
});

test("a working day ends after it starts, on the clock", () => {
  const world = makeCompany();
  const wrongOrder = world.refuses(ADMIN, "setting.save", { taskDefaultStart: "18:00" });
  expect(wrongOrder.reason).toBe("company.timesOrder");
  for (const taskDefaultEnd of ["24:00", "7:00", "18:60", ""]) {
    const refusal = world.refuses(ADMIN, "setting.save", { taskDefaultEnd });
    expect(refusal.reason).toBe("parameterError");
  }
});

test("members change nothing, and saving what stands changes nothing either", () => {
  const world = makeCompany();
  const refusal = world.refuses(LEADER, "setting.save", { name: "Mine" });
  expect(refusal.reason).toBe("adminOnly");
  const same = world.does(ADMIN, "setting.save", { name: "North Yard", debug: false });
  expect(same.changes).toEqual([]);
});
