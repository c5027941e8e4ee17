import { MantineProvider } from "@mantine/core";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startRecord } from "#domain/form/edit/start-record.ts";
import { holdsValue } from "#domain/form/field-kinds/field-kind.ts";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import { type FormState, isVisible } from "#domain/form/graph/form-state.ts";
import { definitionOfTemplate } from "#domain/form/templates/form-template.ts";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import { otherForms } from "#tests/make/forms/other-forms.ts";
import { field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { surroundings, ZONE } from "#tests/make/forms/surroundings.ts";
import { definitionOf, templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import { FillForm, ReadForm } from "./form-sheet.tsx";
import type { FormSurroundings } from "./store/form-context.ts";
import { FormStore } from "./store/form-store.ts";

// A row that failed is tried anew at another address.
beforeAll(() => vi.stubGlobal("location", { href: "http://site/" }));
afterAll(() => vi.unstubAllGlobals());

// Without words of its own a page says the names of its texts.
const i18n = createInstance();
await i18n.init({ lng: "en", resources: {} });
const around: FormSurroundings = {
  users: new Map(),
  units: { department: [], position: [], userGroup: [], role: [] },
  areas: undefined,
  dictionaryOf: () => undefined,
  interfaceOf: () => undefined,
  recordsOf: () => [{ id: 5, title: "Contract 5", row: { name: "Contract 5" } }],
  leave: { userId: 0, kinds: [], allowances: [], bookings: [] },
  calendar: USUAL_CALENDAR,
  words: { names: NO_NAMES, zone: ZONE, on: "Yes", off: "No" },
};

function drawn(Sheet: typeof FillForm, store: FormStore): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MantineProvider>
        <Sheet store={store} surroundings={around} />
      </MantineProvider>
    </I18nextProvider>,
  );
}
const filled = (state: FormState) => drawn(FillForm, new FormStore(state));
const read = (state: FormState) => drawn(ReadForm, new FormStore(state));
/** The names of what stands open in the form: no tab or fold has to be opened for it. */
function namesIn(state: FormState): string[] {
  return [...state.form.pieces.values()]
    .filter(({ node: { kind } }) => (holdsValue(kind) ? kind.group !== "unknown" : false))
    .filter(({ path, table: of, holders, node: { settings } }) => {
      const isHere = of === undefined && holders.length === 0 && settings.visibility.includes("pc");
      return isHere && settings.showLabel && isVisible(state, path);
    })
    .map(({ node: { settings, name } }) => settings.label || name);
}
const written = (text: string) => renderToStaticMarkup(text);

const corpus = [
  ...templates.map(
    (template) =>
      [template.key, definitionOfTemplate(template, wordsOfTemplate(template.key))] as const,
  ),
  ...otherForms.map(({ key, definition }) => [key, definition] as const),
];

test.each(corpus)("%s can be filled in and read", (_key, definition) => {
  const state = startRecord(compileForm(definitionOf(definition)), surroundings());
  const [toFill, toRead] = [filled(state), read(state)];
  for (const name of namesIn(state)) {
    expect(toFill).toContain(written(name));
    expect(toRead).toContain(written(name));
  }
  expect(toFill).not.toContain("unknownKind");
  expect(toRead).not.toMatch(/<(input|textarea)/);
});

test("every field that is asked for has its name, and one that is worked out is shown", () => {
  const form = formOf([field("input", "title", { required: true }), field("billRule", "number")]);
  const page = filled(recordOf(form, { title: "Column 5" }));
  expect(page).toMatch(/<label[^>]*for="([^"]+)"[^>]*>title/);
  expect(page).toContain('value="Column 5"');
  expect(page).toContain("setWhenSent");
});

test("what is hidden for good, or from large screens, is not shown", () => {
  const form = formOf([
    field("input", "secret", { noShow: true }),
    field("input", "phones", { visibility: ["app"] }),
    field("input", "seen"),
  ]);
  for (const page of [filled(recordOf(form, {})), read(recordOf(form, {}))]) {
    expect(page).toContain("seen");
    expect(page).not.toContain("secret");
    expect(page).not.toContain("phones");
  }
});

test("a form of a newer version says of what it cannot know that it is there", () => {
  const page = filled(recordOf(formOf([field("hologram", "model")]), {}));
  expect(page).toContain("unknownKind");
});

test("what is wrong stands below its field once it was to be sent", () => {
  const store = new FormStore(recordOf(formOf([field("input", "title", { required: true })]), {}));
  expect(drawn(FillForm, store)).not.toContain("form.required");
  expect(store.check()).toHaveLength(1);
  expect(drawn(FillForm, store)).toContain("form.required");
});

test("a long text is one line when it is read, and its whole when pointed at", () => {
  const long = "Honeycombing at column five of axis B";
  const page = read(recordOf(formOf([field("input", "title")]), { title: long }));
  expect(page).toContain(`title="${long}"`);
  expect(page).toContain('aria-expanded="false"');
});

test("a sub-table sums its columns, and says its buttons twice from eleven rows on", () => {
  const form = formOf([
    table("items", [field("inputNumber", "amount")], {
      showSummary: true,
      summaryField: ["amount"],
    }),
  ]);
  const rows = (count: number) => Array.from({ length: count }, () => ({ amount: 1.25 }));
  const buttons = (page: string) => page.split("addRow").length - 1;
  const few = filled(recordOf(form, { items: rows(10) }));
  expect(buttons(few)).toBe(1);
  expect(few).toContain("12.50");
  expect(buttons(filled(recordOf(form, { items: rows(11) })))).toBe(2);
});

test("of a thousand rows only those that can be seen are in the page", () => {
  const form = formOf([table("items", [field("inputNumber", "amount")])]);
  const many = Array.from({ length: 1_000 }, (_row, at) => ({ amount: at }));
  const page = filled(recordOf(form, { items: many }));
  expect(page.split("data-index").length).toBeLessThan(100);
});

test("what only the server can work out is read as it came to stand there, and worked out anew where it is changed", () => {
  const leave = templates.find(({ key }) => key === "leave");
  if (!leave) throw new Error("No form for leave");
  const form = compileForm(definitionOf(definitionOfTemplate(leave, wordsOfTemplate("leave"))));
  const state = recordOf(form, { days: 3.5 }, surroundings());
  expect(read(state)).toContain("3.5");
  expect(filled(state)).not.toContain("3.5");
  expect(filled(state)).toContain("onlyServerKnows");
});
