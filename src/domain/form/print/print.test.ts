import { describe, expect, it } from "vitest";
import { calculation, field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { moment, ZONE } from "#tests/make/forms/surroundings.ts";
import { NO_NAMES } from "../field-kinds/names.ts";
import { firstTemplate, tableTemplate } from "./first-template.ts";
import { printPlaces } from "./print-places.ts";
import { printTemplate } from "./print-template.ts";
import { printPieces } from "./print-token.ts";

const form = formOf([
  field("input", "title"),
  field("datePicker", "date"),
  field("select", "kind", {}, { options: [{ id: "a", fullName: "Alpha" }] }),
  table("items", [field("input", "name"), field("inputNumber", "price")]),
  calculation("total", "sum(items.price)"),
]);
const record = recordOf(form, {
  title: "<b>{total}</b> & Co",
  date: moment(2026, 11, 23),
  kind: "a",
  items: [
    { name: "Sand", price: 30_000 },
    { name: "{title}", price: 7_572.5 },
  ],
});
const words = {
  names: NO_NAMES,
  zone: ZONE,
  on: "yes",
  off: "no",
  system: { systemPrinter: "Petra/<p>" },
};
const print = (template: string) => printTemplate(template, record, words);

describe("a paper", () => {
  it.each([
    ["{kind} on {date}", "Alpha on 2026-11-23"],
    ["{thousands(total,2)} {thousands(total)}", "37,572.50 37,572.5"],
    ["{capital(total)}", "叁万柒仟伍佰柒拾贰元伍角整"],
    ["{date(date,yyyy/MM)}", "2026/11"],
    ["{qr(kind)}", '<span data-print="qr" data-field="kind" data-text="Alpha"></span>'],
    [
      "{systemApprovalContent}{pageBreak}",
      '<span data-print="approvals"></span><span data-print="break"></span>',
    ],
    ["{gone}{exec(title)}{", "{exec(title)}{"],
  ])("%s becomes %s", (template, html) => {
    expect(print(template)).toBe(html);
  });

  it("says what people wrote as text, never as HTML and never as a token", () => {
    expect(print("{title} {systemPrinter}")).toBe(
      "&lt;b&gt;&#123;total}&lt;/b&gt; &amp; Co Petra/&lt;p&gt;",
    );
  });

  it("has a row for each row of a sub-table, and the rows around them once", () => {
    const html = print(
      "<table><tr><th>Name</th></tr><tr class='x'><td>{items.name}</td><td>{items.price} of {total}</td></tr><tr><td>{total}</td></tr></table>",
    );
    expect(html).toBe(
      "<table><tr><th>Name</th></tr><tr class='x'><td>Sand</td><td>30000 of 37572.50</td></tr>".replace(
        "37572.50",
        "37572.5",
      ) +
        "<tr class='x'><td>&#123;title}</td><td>7572.5 of 37572.5</td></tr><tr><td>37572.5</td></tr></table>",
    );
  });

  it("has no row where a sub-table has none", () => {
    const empty = recordOf(form, {});
    expect(printTemplate("<tr><td>{items.name}</td></tr>", empty, words)).toBe("");
  });

  it("is made soon of a template that only begins rows", () => {
    const html = "<tr".repeat(100_000);
    expect(print(html)).toBe(html);
    expect(print("{".repeat(100_000))).toHaveLength(100_000);
  });
});

it("what is no token stays text", () => {
  expect(printPieces("a {b} {c d} {thousands(x,2)}")).toEqual([
    "a ",
    { path: "b", as: "text", option: "" },
    " {c d} ",
    { path: "x", as: "thousands", option: "2" },
  ]);
});

describe("what is hidden", () => {
  const hidden = formOf([
    field("input", "open"),
    field("input", "secret", { noShow: true }),
    table("items", [field("input", "name"), field("inputNumber", "price", { noShow: true })]),
  ]);
  const values = { open: "yes", secret: "no", items: [{ name: "Sand", price: 3 }] };

  it("by the form stands on no paper, neither as a text nor as a picture or code", () => {
    const state = recordOf(hidden, values);
    const html = "{open} {secret}{qr(secret)}{image(secret)} <tr>{items.name}{items.price}</tr>";
    expect(printTemplate(html, state, words)).toBe("yes  <tr>Sand</tr>");
  });

  it.each([
    ["a field", "secret", "<i>yes</i><tr>Sand</tr>"],
    ["a sub-table with all its rows", "items", "<i>yes</i>"],
    ["a column", "items.name", "<i>yes</i><tr></tr>"],
  ])("from whoever prints stands on no paper: %s", (_what, path, html) => {
    const state = { ...recordOf(hidden, values), unseen: new Set([path]) };
    const template = "<i>{open}{secret}</i><tr>{items.name}</tr>";
    expect(printTemplate(template, state, words)).toBe(html);
  });
});

describe("a template", () => {
  it("begins with all fields by their names, and rows for a sub-table", () => {
    const html = print(firstTemplate(form, "Delivery <note>"));
    expect(html).toContain("<h3>Delivery &lt;note&gt;</h3>");
    expect(html).toContain("<tr><th><p>kind</p></th><td><p>Alpha</p></td></tr>");
    expect(html).toContain("<tr><td><p>Sand</p></td><td><p>30000</p></td></tr>");
    expect(html).toContain('<span data-print="approvals">');
  });

  it("begins without what the form shows nobody", () => {
    const hidden = formOf([field("input", "open"), field("input", "secret", { noShow: true })]);
    const html = firstTemplate(hidden, "Note");
    expect(html).toContain("{open}");
    expect(html).not.toContain("secret");
  });

  it("has no table for what has no columns", () => {
    expect(tableTemplate(formOf([field("input", "title")]), "items")).toBe("");
  });

  it("can say a field in all ways that fit its kind, each of which is a token", () => {
    const said = printPlaces(form).map(({ token }) => token);
    expect(said.join(" ")).toBe(
      "{title} {qr(title)} {barcode(title)} {date} {date(date,yyyy-MM-dd HH:mm)} {kind} {items.name} {qr(items.name)} {barcode(items.name)} " +
        "{items.price} {thousands(items.price,2)} {capital(items.price)} {total} {thousands(total,2)} {capital(total)}",
    );
    for (const token of said) expect(printPieces(token)).toHaveLength(1);
  });
});
