import { IconCalendar, IconFilter, IconLayoutKanban, IconMessages } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { filterOf, kindsNamed } from "#client/data/search/parse-search.ts";
import type { SearchFilter, SearchHit } from "#client/data/search/question.ts";
import type { SearchKind } from "#client/data/search/search-entry.ts";
import { useData } from "#client/live/data-context.ts";
import { useSearch } from "#client/live/search/use-search.ts";
import { pairDialogId } from "#domain/id.ts";
import type { SearchOption } from "./option.ts";
import { useFilterWords } from "./use-filter-words.ts";
import type { FilterChip, TypedSearch } from "./use-typed-search.ts";

const SUGGESTED = 5;
const kindsOf: Readonly<Record<string, readonly SearchKind[]>> = {
  from: ["person"],
  in: ["plan", "chat", "person"],
};
/** Days back that are offered before a date is typed, as `parseDay` reads them. */
const spans = ["0d", "1d", "7d", "30d"] as const;

/** What may follow the filter that is being typed. */
export function useFilterSuggestions({ typing, add }: TypedSearch): SearchOption[] {
  const { t } = useTranslation("search");
  const { userId, now } = useData();
  const words = useFilterWords();
  const kinds = typing && kindsOf[typing.operator];
  const named = useSearch(
    kinds && {
      words: typing.value,
      filters: kinds.map((kind): SearchFilter => ({ by: "type", kind })),
      take: SUGGESTED,
    },
  );
  if (!typing) return [];
  const { operator, value } = typing;
  const option = (
    key: string,
    title: string,
    chip: Pick<FilterChip, "filter" | "value">,
    rest: Partial<SearchOption> = {},
  ): SearchOption => ({
    key: `filter-${key}`,
    icon: IconFilter,
    title,
    marks: [],
    stays: true,
    onChoose: () => add({ operator, ...chip }),
    ...rest,
  });

  if (operator === "type") {
    return kindsNamed(value, words).map((kind) => {
      const name = t(`kind.${kind}`);
      return option(kind, name, { filter: { by: "type", kind }, value: name });
    });
  }
  if (operator === "after" || operator === "before") {
    const labels = [
      t("today"),
      t("yesterday"),
      t("daysAgo", { count: 7 }),
      t("daysAgo", { count: 30 }),
    ];
    const offered = value
      ? [[value, value] as const]
      : spans.map((span, place) => [span, labels[place] ?? span] as const);
    return offered.flatMap(([span, label]) => {
      const filter = filterOf({ operator, value: span }, words, { userId, now: now() });
      return filter ? [option(span, label, { filter, value: label }, { icon: IconCalendar })] : [];
    });
  }
  const hits = named?.hits ?? [];
  const whom = (hit: SearchHit): SearchFilter => {
    if (operator === "from") return { by: "from", userId: hit.id };
    if (hit.kind === "plan") return { by: "in", planId: hit.id };
    return { by: "in", dialogId: hit.kind === "chat" ? hit.id : pairDialogId(userId, hit.id) };
  };
  return hits.map((hit) => {
    const place = hit.kind === "plan" ? IconLayoutKanban : IconMessages;
    const icon = hit.kind === "person" ? { userId: hit.id, name: hit.title } : place;
    const chip = { filter: whom(hit), value: hit.title };
    return option(`${hit.kind}-${hit.id}`, hit.title, chip, { icon, marks: hit.marks });
  });
}
