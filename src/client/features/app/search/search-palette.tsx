import { VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TopDialog } from "#client/ui/dialog/top-dialog.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { NewTask } from "./new-task.tsx";
import type { SearchOption } from "./option.ts";
import { OptionRow } from "./option-row.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchNote } from "./search-note.tsx";
import { findableOf, type SearchDoors } from "./search-doors.ts";
import classes from "./search.module.css";
import { useSearchActions } from "./use-search-actions.ts";
import { useSearchSections } from "./use-search-sections.ts";
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
      <Suspense>
        <Palette onClose={onClose} onGo={handleGo} onNewTask={setNewTask} {...doors} />
      </Suspense>
    </TopDialog>
  );
}

interface PaletteProps extends SearchPaletteProps {
  readonly onNewTask: (name: string) => void;
}

function Palette({ onClose, onNewTask, ...doors }: PaletteProps) {
  const { t } = useTranslation("search");
  const listId = useId();
  const body = useRef<HTMLDivElement>(null);
  const search = useTypedSearch();
  const pages = useLoaded(doors.loadSettingsPages);
  const words = search.words.trim();
  const actions = useSearchActions(words, {
    ...doors,
    onNewTask: () => onNewTask(""),
    pages,
  });
  const { sections, older, complete, current } = useSearchSections(search, actions, doors);
  const options = sections.flatMap((section) => section.options);

  // The best one, until the person goes to another; with other words the best one again.
  const typed = `${search.text} ${search.chips.map(({ value }) => value).join(" ")}`;
  const [wanted, setWanted] = useState({ typed, key: "" });
  const found = options.findIndex(({ key }) => wanted.typed === typed && key === wanted.key);
  const active = Math.max(0, found);
  const want = (key: string) => setWanted({ typed, key });
  const activeOption = options[active];
  const idOf = (option: SearchOption) => `${listId}-${option.key}`;

  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [typed]);

  const choose = (option: SearchOption) => {
    if (!option.stays) onClose();
    option.onChoose();
    focusField();
  };
  const focusField = () => body.current?.parentElement?.querySelector("input")?.focus();
  const step = (by: number) => {
    const next = options[(active + by + options.length) % options.length];
    if (!next) return;
    want(next.key);
    document.getElementById(idOf(next))?.scrollIntoView({ block: "nearest" });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of a Chinese word chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && options.length > 0) step(by);
    else if (event.key !== "Enter" || !activeOption) return;
    // What stands there was found by other words, and is gone in a moment.
    else if (current) choose(activeOption);
    event.preventDefault();
  };

  return (
    <div className={classes.palette}>
      <SearchField
        search={search}
        listId={listId}
        activeId={activeOption && idOf(activeOption)}
        onKeyDown={handleKeyDown}
        onClose={onClose}
      />
      <FilterBar search={search} onBegun={focusField} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section ref={body} className={classes.body} aria-label={t("results")} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select draws its options itself, without marks and details */}
        <div id={listId} role="listbox" aria-label={t("results")}>
          {sections.map(({ key, title, options: lines }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups fields, not the options of a list
            <div key={key} role="group" aria-labelledby={`${listId}-of-${key}`}>
              <div id={`${listId}-of-${key}`} className={classes.heading} role="presentation">
                {title}
              </div>
              {lines.map((option) => (
                <OptionRow
                  key={option.key}
                  id={idOf(option)}
                  option={option}
                  isActive={option === activeOption}
                  onPoint={() => option.key !== activeOption?.key && want(option.key)}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
          ))}
        </div>
        <SearchNote
          found={options.length}
          older={older}
          complete={complete}
          words={words}
          onNewTask={() => onNewTask(words)}
        />
      </section>
      <VisuallyHidden component="output">{t("count", { count: options.length })}</VisuallyHidden>
    </div>
  );
}

/** What comes a moment later; nothing until then. */
function useLoaded<Item>(load: () => Promise<readonly Item[]>): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    let left = false;
    void load().then((loaded) => {
      if (!left) setItems(loaded);
    });
    return () => {
      left = true;
    };
  }, [load]);
  return items;
}
