import { IconFilter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { operators } from "#client/data/search/parse-search.ts";
import classes from "./search.module.css";
import type { TypedSearch } from "./use-typed-search.ts";

interface FilterBarProps {
  readonly search: TypedSearch;
  /** The person goes on typing behind the filter. */
  readonly onBegun: () => void;
}

/** Filters for those who do not type them. */
export function FilterBar({ search, onBegun }: FilterBarProps) {
  const { t } = useTranslation("search");
  return (
    <fieldset className={classes.filters} aria-label={t("filters")}>
      <IconFilter size="1rem" stroke={1.7} aria-hidden />
      {operators.map((operator) => (
        <button
          key={operator}
          type="button"
          className={classes.filter}
          onClick={() => {
            search.begin(operator);
            onBegun();
          }}
        >
          {t(`filter.${operator}`)}
        </button>
      ))}
    </fieldset>
  );
}
