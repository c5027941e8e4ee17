import { useTranslation } from "react-i18next";
import type { Library } from "#client/data/queries/library.ts";
import { usePlans } from "#client/live/use-plan.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { pathTo } from "./place.ts";

/** Says where a thing lies or came from: the folders above it behind their plan, or that it is one's own. */
export function usePlaceWords(library: Library): (item: LibraryItem) => string {
  const { t } = useTranslation("library");
  const plans = usePlans();
  return (item) => {
    const folders = pathTo(library, item).slice(0, -1);
    const names = folders.map(({ name }) => name);
    if (item.planId > 0) {
      const known = plans.state === "ready" ? plans.value : [];
      const name = known.find(({ plan }) => plan.id === item.planId)?.plan.name;
      return [...(name === undefined ? [] : [name]), ...names].join(" / ");
    }
    return names.length > 0 ? names.join(" / ") : t("mine");
  };
}
