import type { Feature } from "#client/parts/feature/feature.ts";
import { searchShortcuts } from "#client/parts/search/search-shortcuts.ts";

/** Finds people, plans, tasks, messages and what can be done. */
export const feature: Feature = { shortcuts: [searchShortcuts] };
