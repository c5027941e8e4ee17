import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pluralCategories, splitPlural } from "./plural.mjs";

/** The two languages every other one is measured by. */
export const referenceLanguages = ["zh", "en"];

/**
 * locales/<language>/<namespace>.json as `languages: language -> namespace -> key -> entry`.
 * A key is the path in the file with plural endings taken off; its entry holds the forms and the placeholders.
 */
export function readLocales(root) {
  const findings = [];
  const languages = new Map();
  const folder = join(root, "locales");
  if (!existsSync(folder)) return { languages, findings };
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  for (const name of new Set([...referenceLanguages, ...names])) {
    languages.set(name, readLanguage(root, name, findings));
  }
  return { languages, findings };
}

function readLanguage(root, language, findings) {
  const namespaces = new Map();
  const folder = join(root, "locales", language);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0) findings.push(`locales/${language}: there is nothing in it`);
  for (const file of files.filter((name) => name.endsWith(".json"))) {
    const place = `locales/${language}/${file}`;
    try {
      const texts = flatten(JSON.parse(readFileSync(join(folder, file), "utf8")));
      namespaces.set(file.slice(0, -".json".length), readTexts(texts, language, place, findings));
    } catch (error) {
      findings.push(`${place}: ${error.message}`);
    }
  }
  return namespaces;
}

function flatten(value, prefix = "") {
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = prefix ? `${prefix}.${name}` : name;
    return inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? flatten(inner, key)
      : [[key, inner]];
  });
}

function readTexts(texts, language, place, findings) {
  const keys = new Set(texts.map(([key]) => key));
  const entries = new Map();
  for (const [fullKey, text] of texts) {
    if (typeof text !== "string" || text.trim() === "") {
      findings.push(`${place}: ${fullKey} is not a text`);
      continue;
    }
    const { key, form } = splitPlural(fullKey, keys);
    const entry = entries.get(key) ?? { forms: new Set(), placeholders: new Set() };
    if (form) entry.forms.add(form);
    for (const placeholder of placeholdersOf(text)) entry.placeholders.add(placeholder);
    entries.set(key, entry);
  }
  for (const [key, { forms }] of entries) checkForms(key, forms, language, place, findings);
  return entries;
}

function checkForms(key, forms, language, place, findings) {
  if (forms.size === 0) return;
  for (const ordinal of [false, true]) {
    const prefix = ordinal ? "ordinal_" : "";
    const present = [...forms].filter((form) => form.startsWith("ordinal_") === ordinal);
    if (present.length === 0) continue;
    const wanted = pluralCategories(language, ordinal).map((category) => prefix + category);
    const missing = wanted.filter((form) => !forms.has(form));
    // i18next takes _zero in every language.
    const foreign = present.filter((form) => !wanted.includes(form) && form !== `${prefix}zero`);
    for (const form of missing) findings.push(`${place}: ${key} lacks its form _${form}`);
    for (const form of foreign) {
      findings.push(`${place}: ${key} has the form _${form}, which ${language} does not know`);
    }
  }
}

/** `{{name}}`, `{{count, number}}`, and the tags that a Trans component fills. */
function placeholdersOf(text) {
  const names = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map(
    ([, name]) => `{{${name}}}`,
  );
  const tags = [...text.matchAll(/<\/?([A-Za-z0-9]+)\s*\/?>/g)].map(([, name]) => `<${name}>`);
  return [...names, ...tags];
}
