import { type SettingsPage, settingsGroups } from "#client/parts/settings/settings-page.ts";

const pagesOf = import.meta.glob<readonly SettingsPage[]>("../features/*/*/settings-pages.ts", {
  eager: true,
  import: "settingsPages",
});

/** The pages of all features, in their order. */
export const settingsPages = settingsGroups.flatMap((group) =>
  Object.values(pagesOf)
    .flat()
    .filter((page) => page.group === group)
    .toSorted((left, right) => left.order - right.order),
);
