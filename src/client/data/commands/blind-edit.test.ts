import { expect, test } from "vitest";
import { formName, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { withoutHidden } from "#domain/record/without-hidden.ts";
import { runCommand } from "./run-command.ts";

const NOW = 1_800_000_000_000;

test("a record is changed by who does not see one of its fields that has to be filled in", async () => {
  const world = makeCompany();
  const definition = JSON.stringify({
    fields: [
      field("input", "name", { required: true }),
      field("input", "size", { required: true }),
    ],
  });
  const form = makeForm(world, { name: formName(), definition });
  const record = makeRecord(world, form, { name: "Gravel", size: "16" }, LEADER);
  const fieldPermissions = [{ path: "size", everybody: "hidden" as const, roles: [] }];
  world.does(ADMIN, "form.edit", { id: form.id, fieldPermissions });
  const database = await openBrowserOf(world, LEADER);
  const row = await database.record.get(record.id);
  if (!row) throw new Error("The record does not lie here");
  await database.record.put(withoutHidden(row, ["size"]));
  const args = { id: record.id, data: '{"name":"Washed"}', was: '{"name":"Gravel"}' };
  expect(await runCommand(database, "record.edit", args, NOW)).toMatchObject({ ok: true });
  expect(world.run(LEADER, "record.edit", args)).toMatchObject({ ok: true });
});
