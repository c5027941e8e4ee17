import { useTranslation } from "react-i18next";
import { olderQuestion } from "#client/data/search/older-messages.ts";
import { recentHits } from "#client/data/search/recent.ts";
import { searchKinds } from "#client/data/search/search-entry.ts";
import { useBrowsedTasks } from "#client/live/search/use-browsed-tasks.ts";
import { type OlderMessages, useOlderMessages } from "#client/live/search/use-older-messages.ts";
import { useSearch } from "#client/live/search/use-search.ts";
import type { SearchOption, SearchSection } from "./option.ts";
import type { SearchDoors } from "./search-doors.ts";
import { useApplicationOptions } from "./use-application-options.ts";
import { useFilterSuggestions } from "./use-filter-suggestions.ts";
import { useHitOption } from "./use-hit-option.ts";
import type { TypedSearch } from "./use-typed-search.ts";

/** Lines of each kind, and where one kind alone is wanted. */
const TAKE = 6;
const TAKE_OF_ONE = 30;
const RECENT = 8;
const FIRST_ACTIONS = 3;
const MATCHING_ACTIONS = 4;

interface FoundSections {
  readonly sections: readonly SearchSection[];
  readonly older: OlderMessages;
  /** Whether everything in this browser has been looked at. */
  readonly complete: boolean;
  /** Whether this is about what is typed now. */
  readonly current: boolean;
}

/** Everything that can be chosen at this moment, under its headings. */
export function useSearchSections(
  search: TypedSearch,
  actions: readonly SearchOption[],
  doors: Pick<SearchDoors, "finds" | "onGo">,
): FoundSections {
  const { t } = useTranslation("search");
  const { words, filters, typing } = search;
  const optionOf = useHitOption(doors);
  const applications = useApplicationOptions(words, doors);
  const suggestions = useFilterSuggestions(search);
  const isEmpty = words.trim() === "" && filters.length === 0;
  const answer = useSearch({
    words,
    filters,
    take: filters.some(({ by }) => by === "type") ? TAKE_OF_ONE : TAKE,
  });
  const older = useOlderMessages(typing ? undefined : olderQuestion(words, filters));
  const hits = answer?.hits ?? [];
  const browsed = useBrowsedTasks(RECENT);
  const section = (key: string, title: string, options: readonly SearchOption[]): SearchSection[] =>
    options.length > 0 ? [{ key, title, options }] : [];

  const suggested = section("filter", t("group.filter"), suggestions);
  if (isEmpty) {
    const recent = recentHits(browsed, hits, RECENT).map(optionOf);
    return {
      sections: [
        ...suggested,
        ...(typing ? [] : section("recent", t("group.recent"), recent)),
        ...(typing ? [] : section("action", t("group.action"), actions.slice(0, FIRST_ACTIONS))),
      ],
      older,
      complete: answer?.complete ?? false,
      current: answer?.current ?? false,
    };
  }

  const isBare = filters.length === 0 && !typing;
  const kinds = searchKinds.flatMap((kind) => {
    const options = hits.filter((hit) => hit.kind === kind).map(optionOf);
    return section(kind, t(`group.${kind}`), options);
  });
  const here = new Set(hits.filter(({ kind }) => kind === "message").map(({ id }) => id));
  const elsewhere =
    older.state === "found"
      ? older.hits
          .filter(({ id }) => !here.has(id))
          .map((hit) => ({
            ...optionOf(hit),
            key: `older-${hit.id}`,
          }))
      : [];
  return {
    sections: [
      ...suggested,
      ...(isBare
        ? [
            ...section("action", t("group.action"), actions.slice(0, MATCHING_ACTIONS)),
            ...section("application", t("group.application"), applications.slice(0, TAKE)),
          ]
        : []),
      ...kinds,
      ...section("older", t("group.older"), elsewhere),
    ],
    older,
    complete: answer?.complete ?? false,
    current: answer?.current ?? false,
  };
}
