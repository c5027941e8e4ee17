import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { runCommand } from "./run-command.ts";
import { runOnceKnown } from "./run-once-known.ts";

const NOW = 1_800_000_000_000;
const crew = { parentId: 0, name: "Crew" };
const forAdministrators = { ok: false, refusal: { reason: "adminOnly" } };

test("what is asked for before the first rows have come is decided when they have", async () => {
  const database = await openBrowserOf(makeCompany(), ADMIN);
  const me = await database.user.get(ADMIN);
  if (!me) throw new Error("The administrator does not lie here");
  await database.user.delete(ADMIN);
  const result = runOnceKnown(database, "department.add", crew, NOW);
  expect(await runCommand(database, "department.add", crew, NOW)).toMatchObject(forAdministrators);
  await database.user.put(me);
  expect(await result).toMatchObject({ ok: true });
  expect(await database.department.toArray()).toMatchObject([{ name: "Crew" }]);
});

test("what is refused to somebody who is known is refused at once", async () => {
  const database = await openBrowserOf(makeCompany(), MEMBER);
  const result = await runOnceKnown(database, "department.add", crew, NOW);
  expect(result).toMatchObject(forAdministrators);
});
