import { TextInput } from "@mantine/core";
import { IconFilterPlus, IconSearch, IconX } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { late } from "#client/ui/late.tsx";
import { LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import type { PlanOf } from "#client/parts/plan/shown-plan.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import { isFiltering, NO_FILTER, type TaskFilter } from "#domain/plan/view/task-filter.ts";
import { filterChips } from "./filter-chips.ts";
import { useFilterWords } from "./use-filter-words.ts";
import classes from "./view.module.css";

const loadMenu = () => import("./filter-menu.tsx");
const FilterMenu = late(async () => (await loadMenu()).FilterMenu);

interface FilterBarProps {
  readonly planId: number;
  readonly filter: TaskFilter;
  readonly columns: readonly BoardColumn[];
  readonly planOf: PlanOf;
  readonly onFilter: (change: Partial<TaskFilter>) => void;
}

/** What is looked for in a plan: words, and a chip for each other thing that is asked for. */
export function FilterBar({ planId, filter, columns, planOf, onFilter }: FilterBarProps) {
  const { t } = useTranslation("plan-view");
  const words = useFilterWords(planId, columns, planOf);
  const chips = useMemo(() => filterChips(filter, words), [filter, words]);
  return (
    <search className={classes.filters} aria-label={t("filter")}>
      <FindField
        label={t(planId === ALL_PLANS ? "findInAll" : "find")}
        text={filter.text}
        onFind={(text) => onFilter({ text })}
      />
      {chips.map(({ key, name, value, without }) => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-label={t("remove", { name: value === undefined ? name : `${name}: ${value}` })}
          onClick={() => onFilter(without)}
        >
          <span className={classes.chipWords}>
            {name} {value !== undefined && <b>{value}</b>}
          </span>
          <IconX size="0.875rem" aria-hidden />
        </button>
      ))}
      <LateMenuButton
        label={t("filter")}
        icon={IconFilterPlus}
        size="md"
        load={loadMenu}
        menu={<FilterMenu {...{ planId, filter, columns, planOf, onFilter }} />}
      />
      {isFiltering(filter) && (
        <button type="button" className={classes.clear} onClick={() => onFilter(NO_FILTER)}>
          {t("clear")}
        </button>
      )}
    </search>
  );
}

interface FindFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onFind: (text: string) => void;
}

/** A part of a name. The address follows the field, so that while somebody writes the field knows better. */
function FindField({ label, text, onFind }: FindFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      size="xs"
      className={classes.find ?? ""}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size="0.9rem" aria-hidden />}
      value={typed ?? text}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onFind(event.currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
