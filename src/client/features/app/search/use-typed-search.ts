import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { foldText } from "#domain/search/fold-text.ts";
import {
  filterOf,
  type Operator,
  parseSearch,
  type TypedFilter,
  without,
} from "#client/data/search/parse-search.ts";
import type { SearchFilter } from "#client/data/search/question.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { stopTypingAhead, typedAhead } from "#client/parts/search/typed-ahead.ts";
import { useFilterWords } from "./use-filter-words.ts";

/** A filter that is set, as it is shown. */
export interface FilterChip {
  readonly operator: Operator;
  readonly filter: SearchFilter;
  /** Whom, where or when. */
  readonly value: string;
}

/** What is typed and set: words, filters that stand, and the one that is being typed. */
export function useTypedSearch() {
  const { t } = useTranslation("search");
  const { userId, now } = useData();
  const users = useUsers();
  const { day } = useFormatTime();
  const filterWords = useFilterWords();
  const [text, setText] = useState("");
  const [chips, setChips] = useState<readonly FilterChip[]>([]);
  // In one go with the focus of the field: between the two a key would be nobody's.
  const takeOver = useCallback(() => {
    const ahead = typedAhead();
    stopTypingAhead();
    setText((before) => before + ahead);
  }, []);
  const { words, filters: typed } = parseSearch(text, filterWords);
  const typing = typed.findLast(({ closed }) => !closed);
  const me = { userId, now: now() };

  const chipOf = (filter: TypedFilter): FilterChip | undefined => {
    const { operator, value } = filter;
    const meant = filterOf(filter, filterWords, me);
    if (!meant) return undefined;
    if (meant.by === "type") return { operator, filter: meant, value: t(`kind.${meant.kind}`) };
    if ("time" in meant) return { operator, filter: meant, value: day(meant.time) };
    if (meant.by !== "from") return { operator, filter: meant, value };
    const named = [...users.values()].filter(
      ({ id, nickname, deleteTime }) =>
        deleteTime === 0 &&
        ("userId" in meant ? id === meant.userId : foldText(nickname).includes(foldText(value))),
    );
    const only = named.length === 1 ? named[0] : undefined;
    return only
      ? { operator, filter: { by: "from", userId: only.id }, value: only.nickname }
      : { operator, filter: meant, value };
  };

  const handleType = (next: string) => {
    const closed = parseSearch(next, filterWords).filters.filter((filter) => filter.closed);
    const made = closed.flatMap((filter) => {
      const chip = chipOf(filter);
      return chip ? [{ filter, chip }] : [];
    });
    if (made.length === 0) {
      setText(next);
      return;
    }
    setText(
      without(
        next,
        made.map(({ filter }) => filter),
      ),
    );
    setChips([...chips, ...made.map(({ chip }) => chip)]);
  };

  return {
    text,
    words,
    chips,
    /** The filter behind which the person still writes. */
    typing,
    filters: [
      ...chips.map(({ filter }) => filter),
      ...typed.flatMap((filter) => filterOf(filter, filterWords, me) ?? []),
    ],
    type: handleType,
    /** The field is there: what was typed before it was comes into it. */
    takeOver,
    /** Begins a filter, which then is suggested. */
    begin(operator: Operator) {
      const before = text.trim() ? `${text.trim()} ` : "";
      setText(`${before}${filterWords.operators[operator][0]}:`);
    },
    /** Sets a filter in place of the one that is typed. */
    add(chip: FilterChip) {
      setChips([...chips, chip]);
      if (typing) setText(without(text, [typing]));
    },
    remove: (chip: FilterChip) => setChips(chips.filter((other) => other !== chip)),
    removeLast: () => setChips(chips.slice(0, -1)),
  };
}

export type TypedSearch = ReturnType<typeof useTypedSearch>;
