import { expect, test } from "vitest";
import { makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { joinKey } from "../../id.ts";
import { userScope } from "../../scope.ts";
import { columnSettingEntity } from "./column-setting.ts";
import { setColumns } from "./set-columns.ts";

const listOf = (...wishes: readonly object[]) => JSON.stringify(wishes);

test("everybody has the columns of a list their own way, and goes back to the form's", () => {
  const world = makeCompany();
  const { id: moduleId } = makeForm(world);
  const fieldList = listOf({ prop: "crew", label: "Crew", columnVisible: false, more: 1 });
  const args = { moduleId, fieldList };
  expect(world.does(MEMBER, "form.setColumns", args).changes).toHaveLength(1);
  expect(world.does(MEMBER, "form.setColumns", args).changes).toEqual([]);
  world.does(LEADER, "form.setColumns", args);
  const row = world.row("columnSetting", joinKey(moduleId, MEMBER));
  expect(columnSettingEntity.scope(row)).toBe(userScope(MEMBER));
  expect(row.fieldList).toBe('[{"prop":"crew","columnVisible":false}]');
  const wide = listOf({ prop: "crew", columnVisible: true, width: 200, fixed: "left" });
  world.does(MEMBER, "form.setColumns", { moduleId, fieldList: wide });
  expect(world.row("columnSetting", joinKey(moduleId, MEMBER)).fieldList).toBe(wide);
  world.does(MEMBER, "form.setColumns", { moduleId, fieldList: "[]" });
  expect(world.does(MEMBER, "form.setColumns", { moduleId, fieldList: "[]" }).changes).toEqual([]);
  expect(world.all("columnSetting").map(({ userId }) => userId)).toEqual([LEADER]);
});

test("it goes with the form, and the last of several in a row counts", () => {
  const world = makeCompany();
  const { id: moduleId } = makeForm(world);
  const args = { moduleId, fieldList: listOf({ prop: "part" }) };
  world.does(MEMBER, "form.setColumns", args);
  world.does(ADMIN, "form.publish", { id: moduleId, state: "off" });
  world.does(ADMIN, "form.remove", { id: moduleId });
  expect(world.all("columnSetting")).toEqual([]);
  expect(world.refuses(MEMBER, "form.setColumns", args).reason).toBe("form.gone");
  const later = { ...args, fieldList: "[]" };
  expect(setColumns.merge?.(args, later)).toEqual(later);
  expect(setColumns.merge?.(args, { ...later, moduleId: moduleId + 1 })).toBeUndefined();
});
