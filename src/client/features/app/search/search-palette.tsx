import { type KeyboardEvent, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "#client/platform/is-composing.ts";
import { TopDialog } from "#client/ui/dialog/top-dialog.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { NewTask } from "./new-task.tsx";
import { findableOf, type SearchDoors } from "./search-doors.ts";
import { SearchField } from "./search-field.tsx";
import { type ResultsHandle, SearchResults } from "./search-results.tsx";
import classes from "./search.module.css";
import { useTypedSearch } from "./use-typed-search.ts";

interface SearchPaletteProps extends SearchDoors {
  readonly onClose: () => void;
}

/** Finds people, plans, groups, tasks, messages and what can be done; on a phone a page of its own. */
export function SearchPalette({ onClose, onGo, ...doors }: SearchPaletteProps) {
  const { t } = useTranslation("search");
  const [newTask, setNewTask] = useState<string>();
  const handleGo = (address: string) => {
    onClose();
    onGo(address);
  };
  if (newTask !== undefined)
    return (
      <NewTask
        name={newTask}
        onClose={onClose}
        onCreated={(planId, id) =>
          handleGo(findableOf(doors.finds, "task").addressOf({ id, planId, dialogId: 0 }))
        }
      />
    );
  return (
    <TopDialog label={t("title")} className={classes.content} onClose={onClose}>
      <Palette onClose={onClose} onGo={handleGo} onNewTask={setNewTask} {...doors} />
    </TopDialog>
  );
}

interface PaletteProps extends SearchPaletteProps {
  readonly onNewTask: (name: string) => void;
}

/** The field is outside of what may still be on its way: hidden with it, it would lose the focus and every key. */
function Palette({ onClose, ...doors }: PaletteProps) {
  const listId = useId();
  const search = useTypedSearch();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<ResultsHandle>(null);
  const [activeId, setActiveId] = useState<string>();
  const focusField = () => field.current?.focus();
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of a Chinese word chooses nothing.
    if (isComposing(event.nativeEvent)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isTaken = by
      ? results.current?.step(by)
      : event.key === "Enter" && results.current?.choose();
    if (isTaken) event.preventDefault();
  };
  return (
    <div className={classes.palette}>
      <SearchField
        field={field}
        search={search}
        listId={listId}
        activeId={activeId}
        onKeyDown={handleKeyDown}
        onClose={onClose}
      />
      <FilterBar search={search} onBegun={focusField} />
      <Suspense>
        <SearchResults
          ref={results}
          search={search}
          listId={listId}
          onActive={setActiveId}
          onChosen={focusField}
          onClose={onClose}
          {...doors}
        />
      </Suspense>
    </div>
  );
}
