import { referenceLanguages } from "./read-locales.mjs";

/** Each language against the reference languages: same namespaces, same keys, same placeholders. */
export function compareLanguages(languages) {
  const references = referenceLanguages.filter((name) => languages.has(name));
  const namespaces = new Set(references.flatMap((name) => [...languages.get(name).keys()]));
  return [...languages].flatMap(([language, own]) => [
    ...[...own.keys()]
      .filter((namespace) => !namespaces.has(namespace))
      .map((namespace) => `locales/${language}/${namespace}.json: no reference language has it`),
    ...[...namespaces].flatMap((namespace) => {
      const place = `locales/${language}/${namespace}.json`;
      if (!own.has(namespace)) return [`${place}: is missing`];
      return references
        .filter((reference) => reference !== language && languages.get(reference).has(namespace))
        .flatMap((reference) =>
          compareEntries(place, own.get(namespace), languages.get(reference).get(namespace), {
            reference,
            isReference: references.includes(language),
          }),
        );
    }),
  ]);
}

function compareEntries(place, own, other, { reference, isReference }) {
  const findings = [];
  for (const [key, entry] of other) {
    const mine = own.get(key);
    if (!mine) {
      findings.push(`${place}: lacks ${key}, which ${reference} has`);
      continue;
    }
    if (mine.forms.size > 0 !== entry.forms.size > 0) {
      findings.push(`${place}: ${key} must have plural forms here and in ${reference}, or in none`);
    }
    const want = [...entry.placeholders].toSorted().join(" ");
    const have = [...mine.placeholders].toSorted().join(" ");
    if (want !== have) {
      findings.push(`${place}: ${key} has [${have}] where ${reference} has [${want}]`);
    }
  }
  // Between the references the other direction reports this one.
  const foreign = isReference ? [] : [...own.keys()].filter((key) => !other.has(key));
  return [...findings, ...foreign.map((key) => `${place}: ${key} is not in ${reference}`)];
}
