import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type FilterWords, operators } from "#client/data/search/parse-search.ts";
import { searchKinds } from "#client/data/search/search-entry.ts";

/** What everybody may type, whatever language the screens speak. */
const english: FilterWords = {
  operators: {
    from: ["from"],
    in: ["in"],
    type: ["type"],
    after: ["after", "since"],
    before: ["before"],
  },
  kinds: {
    person: ["people", "person"],
    plan: ["plans"],
    chat: ["groups", "chats"],
    task: ["tasks"],
    message: ["messages"],
  },
  me: ["me"],
  today: ["today"],
  yesterday: ["yesterday"],
};

/** The words of filters in the person's language, then in English. */
export function useFilterWords(): FilterWords {
  const { t } = useTranslation("search");
  return useMemo(
    () => ({
      operators: mapOf(operators, (operator) => [
        t(`operator.${operator}`),
        ...english.operators[operator],
      ]),
      kinds: mapOf(searchKinds, (kind) => [t(`kind.${kind}`), ...english.kinds[kind]]),
      me: [t("me"), ...english.me],
      today: [t("today"), ...english.today],
      yesterday: [t("yesterday"), ...english.yesterday],
    }),
    [t],
  );
}

function mapOf<Name extends string>(
  names: readonly Name[],
  wordsOf: (name: Name) => readonly string[],
): Record<Name, readonly string[]> {
  return Object.fromEntries(names.map((name) => [name, wordsOf(name)])) as Record<
    Name,
    readonly string[]
  >;
}
