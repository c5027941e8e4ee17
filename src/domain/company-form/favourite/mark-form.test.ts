import { makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { userScope } from "../../scope.ts";
import { FORM_FAVOURITES_MAX } from "./form-favourite-limits.ts";
import { formFavouriteEntity } from "./form-favourite.ts";
import { markForm } from "./mark-form.ts";

test("everybody marks a form, for themselves alone and once", () => {
  const world = makeCompany();
  const { id } = makeForm(world);
  const mark = { id, favourite: 1 } as const;
  expect(world.does(MEMBER, "form.favourite", mark).changes).toHaveLength(1);
  expect(world.does(MEMBER, "form.favourite", mark).changes).toEqual([]);
  world.does(LEADER, "form.favourite", mark);
  const row = world.row("formFavourite", joinKey(id, MEMBER));
  expect(formFavouriteEntity.scope(row)).toBe(userScope(MEMBER));
  world.does(MEMBER, "form.favourite", { id, favourite: 0 });
  expect(world.all("formFavourite").map(({ userId }) => userId)).toEqual([LEADER]);
  expect(world.does(MEMBER, "form.favourite", { id, favourite: 0 }).changes).toEqual([]);
});

test("it stays while the form is off, and goes with it", () => {
  const world = makeCompany();
  const { id } = makeForm(world);
  world.does(MEMBER, "form.favourite", { id, favourite: 1 });
  world.does(ADMIN, "form.publish", { id, state: "off" });
  expect(world.all("formFavourite")).toHaveLength(1);
  world.does(ADMIN, "form.remove", { id });
  expect(world.all("formFavourite")).toEqual([]);
  expect(world.refuses(MEMBER, "form.favourite", { id, favourite: 1 }).reason).toBe("form.gone");
});

test("there are so many of them, and the last of several in a row counts", () => {
  const world = makeCompany();
  const { id } = makeForm(world);
  world.put(
    Array.from({ length: FORM_FAVOURITES_MAX }, (_none, index) => {
      const formId = id + 1 + index;
      const put = { id: joinKey(formId, MEMBER), formId, userId: MEMBER, createTime: world.now };
      return { entity: "formFavourite", action: "add", put } as const;
    }),
  );
  expect(world.refuses(MEMBER, "form.favourite", { id, favourite: 1 })).toMatchObject({
    reason: "form.favouritesMax",
    data: { count: FORM_FAVOURITES_MAX },
  });
  const [on, off] = [{ id, favourite: 1 } as const, { id, favourite: 0 } as const];
  expect(markForm.merge?.(on, off)).toEqual(off);
  expect(markForm.merge?.(on, { ...off, id: id + 1 })).toBeUndefined();
});
