import { expect, test } from "vitest";
import { asksOf } from "#tests/make/asks.ts";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import { readyForm } from "../company-form/ready-form.ts";
import { UTC } from "../form/calendar/zone.ts";
import { UNKNOWN } from "../form/expression/value.ts";
import { exactOf } from "../form/number/exact.ts";
import { knowing } from "./knowing.ts";

test("what many records say is read in portions, and none of them is kept", () => {
  const world = makeCompany();
  const definition = JSON.stringify({ fields: [field("inputNumber", "price")] });
  const offers = makeForm(world, { name: "Offer", definition, readers: "all" });
  const orders = makeForm(world, {
    name: "Order",
    definition: JSON.stringify({
      fields: [field("relationForm", "offer", {}, { modelId: String(offers.id) })],
    }),
  });
  const ids = Array.from(
    { length: 120 },
    (_, at) => makeRecord(world, offers, { price: at }, ADMIN).id,
  );
  const ready = readyForm(world.row("formVersion", orders.versionId));
  if (!ready.ok) throw new Error("The form cannot be read");
  const { form } = ready.value;
  const filler = { form, zone: UTC, userId: LEADER, recordId: 0, now: 1 };
  const reading = knowing(filler, ({ around }) =>
    [...ids, 4_711].map((id) => around.attribute("offer", exactOf(id), "price")),
  );
  const { result, asked } = asksOf(world, reading);
  expect(result).toEqual([...ids.map((_, at) => exactOf(at)), UNKNOWN]);
  const glances = asked.filter((ask) => ask.kind === "glance");
  expect(glances.map((ask) => [ask.ids.length, ask.wantsValues])).toEqual([
    [100, true],
    [21, true],
  ]);
  const kept = asked.filter(({ kind }) => kind === "get" || kind === "ahead");
  expect(kept.some(({ entity }) => entity === "record")).toBe(false);
});
