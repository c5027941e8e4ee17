import { expect, test } from "vitest";
import { formName, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { runCommand } from "./run-command.ts";

const NOW = 1_800_000_000_000;

test("a record that does not lie on the device can be named, for the server knows whether it may be", async () => {
  const world = makeCompany();
  const offers = makeForm(world, { name: formName("Offer"), readers: "all" });
  const others = makeForm(world, { name: formName("Other") });
  const definition = JSON.stringify({
    fields: [field("relationForm", "offer", {}, { modelId: String(offers.id) })],
  });
  const orders = makeForm(world, { name: formName("Order"), definition });
  const theirs = makeRecord(world, offers, { part: "Pier 4" }, MEMBER);
  const other = makeRecord(world, others, { part: "Pier 5" }, LEADER);
  const database = await openBrowserOf(world, LEADER);
  await database.record.delete(theirs.id);
  const add = async (offer: number) => {
    const args = { modelId: orders.id, data: JSON.stringify({ offer }) };
    return runCommand(database, "record.add", args, NOW);
  };
  expect(await add(theirs.id)).toMatchObject({ ok: true });
  // What lies here is known to be of another form.
  expect(await add(other.id)).toMatchObject({
    ok: false,
    refusal: { data: { problems: [{ path: "offer", reason: "form.notAChoice" }] } },
  });
});
