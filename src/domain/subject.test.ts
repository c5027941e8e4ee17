import { casesNamed } from "#tests/make/cases/all-cases.ts";
import { makePureCaseSite } from "#tests/make/cases/pure-case-site.ts";
import { expect, test } from "vitest";
import { type CommandName, commandNames, commandOf } from "./commands.ts";
import { entityOf } from "./entities.ts";
import { subjectOf } from "./subject.ts";

/** About the company, or about oneself: there is no other row to name. */
const selfEvident = new Set<CommandName>([
  "setting.save",
  "priority.save",
  "columnTemplate.save",
  "notify.save",
  "notice.clear",
  "guide.save",
  "workCalendar.save",
  "leave.saveKind",
  "user.editData",
  "sticker.mark",
]);

test.each(commandNames.filter((name) => !selfEvident.has(name)))(
  "%s is about a row that is there, or born with it",
  async (name) => {
    const { world, site } = await makePureCaseSite();
    const { by, arguments: argumentsOf } = casesNamed(name);
    const args = argumentsOf(site, site[by]);
    const subject = subjectOf(commandOf(name), args, site[by]);
    if (!subject) throw new Error("It is about nothing");
    const isBorn = commandOf(name)
      .minted?.(args)
      .some((id) => id === subject.id);
    expect(isBorn === true || world.find(subject.entity, subject.id) !== undefined).toBe(true);
    const { title, parent } = entityOf(subject.entity);
    expect(title ?? parent, `${subject.entity} has neither a name nor a parent`).toBeDefined();
  },
);

test("a card that was dragged is what the move on the board is about", () => {
  const tasks = [{ id: 7, columnId: 3, rank: "a0" }];
  const sort = commandOf("plan.sort");
  expect(subjectOf(sort, { planId: 1, tasks }, { userId: 1 })).toEqual({ entity: "task", id: 7 });
  expect(subjectOf(sort, { planId: 1 }, { userId: 1 })).toEqual({ entity: "plan", id: 1 });
});
