import { expect, test } from "vitest";
import { formName, makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { joinKey } from "../../id.ts";
import { userScope } from "../../scope.ts";
import { COMMON_FUNCTIONS_MAX } from "./used-function-limits.ts";
import { commonFunctionEntity } from "./used-function.ts";

/** An application with a page, and one for a role that only the member has. */
function makeMenu() {
  const world = makeCompany();
  const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
  const parentId = world.does(ADMIN, "menu.add", { menuType: "M", name: "Site" }).id;
  const page = { menuType: "C", parentId, name: "Days", page: "calendar" } as const;
  const id = world.does(ADMIN, "menu.add", page).id;
  const limited = world.does(ADMIN, "menu.add", { ...page, name: "Pay", roles: [clerk] }).id;
  return { world, parentId, id, limited };
}

test("everybody marks what they use most, for themselves alone and once", () => {
  const { world, id } = makeMenu();
  expect(world.does(MEMBER, "commonFunction.save", { id }).changes).toHaveLength(1);
  expect(world.does(MEMBER, "commonFunction.save", { id }).changes).toEqual([]);
  world.does(LEADER, "commonFunction.save", { id });
  const row = world.row("commonFunction", joinKey(id, MEMBER));
  expect(commonFunctionEntity.scope(row)).toBe(userScope(MEMBER));
  world.does(MEMBER, "commonFunction.del", { id });
  expect(world.all("commonFunction").map(({ userId }) => userId)).toEqual([LEADER]);
  expect(world.does(MEMBER, "commonFunction.del", { id }).changes).toEqual([]);
  world.does(ADMIN, "menu.remove", { id });
  expect(world.all("commonFunction")).toEqual([]);
});

test("only what they find in the menu, and what leads somewhere", () => {
  const { world, parentId, limited } = makeMenu();
  world.does(MEMBER, "commonFunction.save", { id: limited });
  for (const [by, id] of [
    [OUTSIDER, limited],
    [MEMBER, parentId],
    [MEMBER, 4_711],
  ] as const)
    expect(world.refuses(by, "commonFunction.save", { id }).reason).toBe("menu.gone");
  // Whoever has lost the role can take it out all the same.
  world.does(MEMBER, "commonFunction.del", { id: 4_711 });
});

test("an entry that leads to a form is the star of the form", () => {
  const { world } = makeMenu();
  const form = makeForm(world, { name: formName() });
  const { id } = world.does(ADMIN, "menu.add", { menuType: "C", formId: form.id });
  world.does(MEMBER, "commonFunction.save", { id });
  expect(world.all("commonFunction")).toEqual([]);
  expect(world.all("formFavourite")).toMatchObject([{ formId: form.id, userId: MEMBER }]);
  world.does(MEMBER, "commonFunction.del", { id });
  expect(world.all("formFavourite")).toEqual([]);
});

test("there are so many of them", () => {
  const { world, id } = makeMenu();
  world.put(
    Array.from({ length: COMMON_FUNCTIONS_MAX }, (_none, index) => {
      const menuItemId = id + 1_000 + index;
      const put = {
        id: joinKey(menuItemId, MEMBER),
        menuItemId,
        userId: MEMBER,
        createTime: world.now,
      };
      return { entity: "commonFunction", action: "add", put } as const;
    }),
  );
  expect(world.refuses(MEMBER, "commonFunction.save", { id })).toMatchObject({
    reason: "menu.commonMax",
    data: { count: COMMON_FUNCTIONS_MAX },
  });
});
