const endings = /^(?<key>.+?)_(?<form>(?:ordinal_)?(?:zero|one|two|few|many|other))$/;

/** `tasks_one` is a form of `tasks` where `tasks_other` exists too; a key may end in `_one` by itself. */
export function splitPlural(fullKey, keys) {
  const match = endings.exec(fullKey);
  if (!match) return { key: fullKey };
  const { key, form } = match.groups;
  const other = form.startsWith("ordinal_") ? "ordinal_other" : "other";
  return keys.has(`${key}_${other}`) ? { key, form } : { key: fullKey };
}

/** The forms a language tells apart, as the browser that picks them sees it. */
export function pluralCategories(language, ordinal) {
  const type = ordinal ? "ordinal" : "cardinal";
  return new Intl.PluralRules(localeOf(language), { type }).resolvedOptions().pluralCategories;
}

/** Folder names are the product's language names, which are not all names of the standard. */
function localeOf(language) {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return language.split("-")[0];
  }
}
