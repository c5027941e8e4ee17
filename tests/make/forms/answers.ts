import * as fc from "fast-check";
import { shapeNameOf } from "#domain/form/field-kinds/field-kind.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { FormEdit } from "#domain/form/edit/form-edit.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Json } from "#domain/form/json/json.ts";
import { moment } from "./surroundings.ts";

const words = fc.constantFrom(
  "",
  "Beam 7",
  "塔吊",
  "13812345678",
  "<b>&{x}</b>",
  "京A12345",
  "110105194912310021",
);
const ids = fc.constantFrom("1", "2", "contract-7", 5);
const moments = fc
  .integer({ min: 0, max: 400 })
  .map((days) => moment(2026, 1, 1) + days * 86_400_000);
const clocks = fc.constantFrom("07:30", "11:30", "20:00", "01:30");
const files = fc.array(
  fc
    .constantFrom("a", "b")
    .map((name): Json => ({ name: `${name}.jpg`, fileId: name, url: `/${name}` })),
  { maxLength: 3 },
);

function optionIds({ properties }: FormNode): fc.Arbitrary<Json> {
  const known = (properties.options ?? []).map(({ id }) => id);
  return known.length > 0 ? fc.constantFrom(...known) : ids;
}

/** What somebody may well answer in a field, right or wrong; always of the type that the field has. */
function answerFor(node: FormNode): fc.Arbitrary<Json> {
  const numbers = fc.oneof(
    fc.integer({ min: 0, max: 500 }),
    fc.constantFrom(0.1, 2.5, 37_572.5, -3),
  );
  const byShape: Readonly<Record<string, fc.Arbitrary<Json>>> = {
    text: words,
    html: words,
    picture: fc.constant("data:image/svg+xml,%3Csvg/%3E"),
    number: numbers,
    numberRange: fc.constant([1, 2]),
    flag: fc.constantFrom(0, 1),
    id: optionIds(node),
    ids: fc.uniqueArray(optionIds(node), { maxLength: 3 }),
    path: fc.constantFrom<Json>([11, 1101], [1, 3]),
    paths: fc.constant([[11, 1101]]),
    moment: moments,
    moments: fc.constant([moment(2026, 1, 1), moment(2026, 1, 2)]),
    clock: clocks,
    clocks: fc.constant(["07:30", "11:30"]),
    files,
    location: fc.constant({ name: "Gate 2", lng: 116.4, lat: 39.9 }),
    points: fc.constant([
      [116, 39],
      [117, 40],
      [116, 40],
    ]),
  };
  const answer = byShape[shapeNameOf(node.kind, node.properties)];
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<Json>(null) },
    { weight: 5, arbitrary: answer ?? fc.constant<Json>(null) },
  );
}

const rowIds = ["r1", "r2", "r3"];

/** Things that people do while they fill in a form: answers, and rows that come, go and move. */
export function editsOf(form: Form, most: number): fc.Arbitrary<FormEdit[]> {
  const writable = [...form.fields.values()].filter(({ node }) => node.kind.setBy === undefined);
  const rowId = fc.constantFrom(...rowIds);
  const answers = writable.map(({ path, table, node }): fc.Arbitrary<FormEdit> =>
    table === undefined
      ? answerFor(node).map((value) => ({ type: "set", path, value }))
      : fc
          .tuple(rowId, answerFor(node))
          .map(([row, value]) => ({ type: "set", path, rowId: row, value })),
  );
  const rows = [...form.tables.keys()].flatMap((table): fc.Arbitrary<FormEdit>[] => [
    rowId.map((id) => ({ type: "addRow", table, rowId: id })),
    fc.tuple(rowId, rowId).map(([id, copyId]) => ({ type: "copyRow", table, rowId: id, copyId })),
    rowId.map((id) => ({ type: "removeRows", table, rowIds: [id] })),
  ]);
  const all = [...answers, ...rows];
  return all.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...all), { maxLength: most });
}
