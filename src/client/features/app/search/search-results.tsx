import { VisuallyHidden } from "@mantine/core";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchOption } from "./option.ts";
import { OptionRow } from "./option-row.tsx";
import type { SearchDoors } from "./search-doors.ts";
import { SearchNote } from "./search-note.tsx";
import classes from "./search.module.css";
import { useSearchActions } from "./use-search-actions.ts";
import { useSearchSections } from "./use-search-sections.ts";
import type { TypedSearch } from "./use-typed-search.ts";

/** What the keys of the field do here; each answers whether there was something to do. */
export interface ResultsHandle {
  /** Goes so many lines on, around the end. */
  readonly step: (by: number) => boolean;
  /** Takes the line that is marked. */
  readonly choose: () => boolean;
}

interface SearchResultsProps extends SearchDoors {
  readonly ref: Ref<ResultsHandle>;
  readonly search: TypedSearch;
  readonly listId: string;
  /** Id of the line that Enter chooses. */
  readonly onActive: (id: string | undefined) => void;
  readonly onNewTask: (name: string) => void;
  /** A line was taken. */
  readonly onChosen: () => void;
  readonly onClose: () => void;
}

/** The lines that can be chosen, under their headings, and what is to be said of them. */
export function SearchResults({
  ref,
  search,
  listId,
  onActive,
  onNewTask,
  onChosen,
  onClose,
  ...doors
}: SearchResultsProps) {
  const { t } = useTranslation("search");
  const body = useRef<HTMLElement>(null);
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
  const activeId = activeOption && idOf(activeOption);

  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [typed]);
  useEffect(() => onActive(activeId), [onActive, activeId]);

  const choose = (option: SearchOption) => {
    if (!option.stays) onClose();
    option.onChoose();
    onChosen();
  };
  useImperativeHandle(ref, () => ({
    step(by) {
      const next = options[(active + by + options.length) % options.length];
      if (!next) return false;
      want(next.key);
      document.getElementById(idOf(next))?.scrollIntoView({ block: "nearest" });
      return true;
    },
    choose() {
      if (!activeOption) return false;
      // What stands there was found by other words, and is gone in a moment.
      if (current) choose(activeOption);
      return true;
    },
  }));

  return (
    <>
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
    </>
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
