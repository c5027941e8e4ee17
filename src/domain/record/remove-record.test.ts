import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("a record goes with all that says whom it concerns", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const [first, second] = [makeRecord(world, form), makeRecord(world, form)];
  expect(world.refuses(MEMBER, "record.remove", { id: first.id }).reason).toBe("record.gone");
  world.does(LEADER, "record.remove", { id: first.id });
  expect(world.all("recordUser").map(({ recordId }) => recordId)).toEqual([second.id]);
  expect(world.maySee(LEADER, `record:${first.id}`)).toBe(false);
  world.does(ADMIN, "record.remove", { id: second.id });
  expect(world.all("record")).toEqual([]);
});
