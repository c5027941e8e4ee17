import { languages } from "#base/languages.ts";
import { describe, expect, it } from "vitest";
import { definitionOf, templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { parseDefinitionText } from "../definition/parse-definition.ts";
import { writeDefinition } from "../definition/write-definition.ts";
import { compileForm } from "../graph/compile-form.ts";
import { readSerialRules } from "../serial-number/read-serial-rules.ts";
import { definitionOfTemplate } from "./form-template.ts";
import { templateForm } from "./template-form.ts";

describe.each(templates)("the template $key", (template) => {
  const definition = definitionOf(template.definition);

  it("is read without anything to be told of", () => {
    expect(definition.notes).toEqual([]);
  });

  it("works: no formula is broken, no field is missing, nothing goes round in a circle", () => {
    expect(compileForm(definition).problems).toEqual([]);
  });

  it("comes back as it was written", () => {
    expect(writeDefinition(definition)).toEqual(template.definition);
    const again = parseDefinitionText(JSON.stringify(template.definition));
    expect(again.ok && writeDefinition(again.value)).toEqual(template.definition);
  });

  it("has its list's columns", () => {
    const { fields } = compileForm(definition);
    const system = new Set(["createUser", "createTime"]);
    expect(template.listColumns.filter((name) => !fields.has(name) && !system.has(name))).toEqual(
      [],
    );
  });

  it("writes sums in Chinese capitals for those alone who read them", () => {
    const inCapitals = (language: string) =>
      templateForm(template, wordsOfTemplate(template.key, language), language).definition.includes(
        '"isAmountChinese":true',
      );
    const says = JSON.stringify(template).includes('"isAmountChinese":true');
    expect([inCapitals("zh"), inCapitals("zh-CHT"), inCapitals("en")]).toEqual([says, says, false]);
  });

  it("becomes a form that can be read, with its name, its numbers and its columns", () => {
    const words = wordsOfTemplate(template.key, "zh");
    const form = templateForm(template, words, "zh");
    expect(form).toMatchObject({ code: template.key, name: words["title"] });
    expect(form.name).not.toBe(template.key);
    const read = parseDefinitionText(form.definition);
    if (!read.ok) throw new Error(read.error.reason);
    expect([...readSerialRules(read.value).values()]).toMatchObject(template.serialRules);
    expect(read.value.source["listColumns"]).toEqual(template.listColumns);
  });

  it.each(languages.map(({ code }) => code))("says everything in %s", (language) => {
    const words = wordsOfTemplate(template.key, language);
    const keys = new Set(Object.keys(wordsOfTemplate(template.key)));
    expect(new Set(Object.keys(words))).toEqual(keys);
    const said = definitionOf(definitionOfTemplate(template, words));
    const labels = [...compileForm(said).fields.values()].map(({ node }) => node.settings.label);
    expect(
      labels.filter((label) => label === "" || (keys.has(label) && label.includes("."))),
    ).toEqual([]);
  });
});

it("there are forty of them", () => {
  expect(templates).toHaveLength(40);
});
