import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { DataContext } from "#client/live/data-context.ts";
import { FillForm, ReadForm } from "#client/parts/form-fill/form-sheet.tsx";
import { type AreaNode, readAreas } from "#domain/area/area-tree.ts";
import areas from "#domain/area/areas.json";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { FormStore } from "#client/parts/form-fill/store/form-store.ts";
import { parseDefinition } from "#domain/form/definition/parse-definition.ts";
import { startRecord } from "#domain/form/edit/start-record.ts";
import { fieldKinds } from "#domain/form/field-kinds/field-kinds.ts";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import { definitionOfTemplate, type FormTemplate } from "#domain/form/templates/form-template.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import words from "../../../locales/en/form-template.json" with { type: "json" };
import { surroundings, ZONE } from "#tests/make/forms/surroundings.ts";
import type { Exhibit } from "../exhibit.ts";
import { galleryData } from "../gallery-data.ts";

const templates = import.meta.glob<FormTemplate>("../../../src/domain/form/templates/*.json", {
  eager: true,
  import: "default",
});
const people = ["Dana Kim", "Omar Haddad", "陈伟"].map((nickname, at) => ({
  id: at + 7,
  nickname,
  userimg: "",
  bot: false,
  isAdmin: false,
  disableTime: 0,
  deleteTime: 0,
  createTime: 0,
}));
const around: FormSurroundings = {
  users: new Map(people.map((user) => [user.id, user])),
  units: { department: [], position: [], userGroup: [], role: [] },
  dictionaryOf: () => undefined,
  interfaceOf: () => undefined,
  recordsOf: () => [
    { id: 5, title: "Nordbau Ltd", row: { name: "Nordbau Ltd", rate: 12 } },
    { id: 6, title: "Pier 4 Partners", row: { name: "Pier 4 Partners", rate: 9 } },
  ],
  areas: readAreas(areas as unknown as readonly AreaNode[]),
  leave: { userId: 0, kinds: [], allowances: [], bookings: [] },
  calendar: USUAL_CALENDAR,
  words: { names: NO_NAMES, zone: ZONE, on: "Yes", off: "No" },
};

function Sheet({ definition }: { readonly definition: unknown }) {
  const [store] = useState(() => {
    const read = parseDefinition(definition);
    if (!read.ok) throw new Error(read.error.reason);
    return new FormStore(startRecord(compileForm(read.value), surroundings()));
  });
  const [data] = useState(galleryData);
  const [reads, setReads] = useState(false);
  const Shown = reads ? ReadForm : FillForm;
  return (
    <DataContext.Provider value={data}>
      <Shown store={store} surroundings={around} />
      <Group mt="md">
        <Button onClick={() => store.check()}>Send</Button>
        <Button variant="default" onClick={() => setReads(!reads)}>
          {reads ? "Fill in" : "Read"}
        </Button>
      </Group>
    </DataContext.Provider>
  );
}

const options = [
  { id: "a", fullName: "Alpha", children: [{ id: "a1", fullName: "Alpha one" }] },
  { id: "b", fullName: "Beta" },
];
const everyKind = fieldKinds
  .filter(({ group }) => group !== "layout" && group !== "table")
  .map(({ name }) => ({
    __config__: { zjKey: name, label: name, span: 12 },
    __vModel__: name,
    options,
    modelId: "contract",
    relationField: "name",
    content: "Read this",
    staticText: "D118",
    title: "Mind the crane",
    href: "https://example.com",
  }));

const manyFields = Array.from({ length: 300 }, (_field, at) => ({
  __config__: { zjKey: "input", label: `Field ${at + 1}`, span: 8 },
  __vModel__: `field${at + 1}`,
}));

const corpus: readonly (readonly [string, unknown])[] = [
  ...Object.values(templates).map(
    (template) =>
      [
        template.key,
        definitionOfTemplate(template, words[template.key as keyof typeof words]),
      ] as const,
  ),
  ["every kind", { fields: everyKind }],
  ["300 fields", { fields: manyFields }],
];

/** Every form that the product brings along, and some that no site needs, to be tried. */
export const forms: readonly Exhibit[] = [
  {
    part: "parts/form-fill",
    over: true,
    states: Object.fromEntries(
      corpus.map(([key, definition]) => [key, () => <Sheet definition={definition} />]),
    ),
  },
];
