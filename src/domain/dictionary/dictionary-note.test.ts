import { makeWaste } from "#tests/make/dictionaries.ts";
import { ADMIN } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("whoever changes a dictionary or what can be chosen from it leaves a line in the audit log", () => {
  const { world, id } = makeWaste();
  const { reply, notes } = world.does(ADMIN, "dictionary.add", { name: "Trades", code: "trades" });
  const note = (what: string, name: string, targetId = id) => [
    { kind: "dictionary", targetId, detail: { what, name } },
  ];
  expect(notes).toEqual(note("add", "Trades", reply.id));
  const { name } = world.row("dictionary", id);
  expect(world.does(ADMIN, "dictionary.edit", { id, enabled: false }).notes).toEqual(
    note("edit", name),
  );
  const entry = { id, code: "metal", name: "Metal" };
  expect(world.does(ADMIN, "dictionary.addEntry", entry).notes).toEqual(note("edit", name));
  expect(world.does(ADMIN, "dictionary.editEntry", { ...entry, name: "Steel" }).notes).toEqual(
    note("edit", name),
  );
  expect(world.does(ADMIN, "dictionary.removeEntry", { id, code: "metal" }).notes).toEqual(
    note("edit", name),
  );
  const gone = world.does(ADMIN, "dictionary.remove", { id: reply.id });
  expect(gone.notes).toEqual(note("remove", "Trades", reply.id));
});
