/**
 * Locale completeness: every language says the same things with the same placeholders, the code asks for nothing that
 * is not there, and nothing is there that no code asks for. Prints one line for each finding.
 */
import process from "node:process";
import { compareLanguages } from "./locales/compare-languages.mjs";
import { compareWithCode } from "./locales/compare-with-code.mjs";
import { findUses } from "./locales/find-uses.mjs";
import { readLocales } from "./locales/read-locales.mjs";
import { root } from "./project.mjs";

const { languages, findings } = readLocales(root);
const { uses, findings: codeFindings } = findUses(root);
const all = [
  ...findings,
  ...codeFindings,
  ...compareLanguages(languages),
  ...compareWithCode(languages, uses),
];
for (const finding of all) process.stdout.write(`${finding}\n`);
process.stdout.write(
  `${languages.size} languages, ${all.length} ${all.length === 1 ? "finding" : "findings"}\n`,
);
process.exitCode = all.length > 0 ? 1 : 0;
