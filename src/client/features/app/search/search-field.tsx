import { CloseButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./search.module.css";
import type { FilterChip, TypedSearch } from "./use-typed-search.ts";

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly search: TypedSearch;
  readonly listId: string;
  /** Id of the line that Enter chooses. */
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onClose: () => void;
}

/** Where one types, with the filters that are set before it. */
export function SearchField({
  field,
  search,
  listId,
  activeId,
  onKeyDown,
  onClose,
}: SearchFieldProps) {
  const { t } = useTranslation("search");
  const { text, chips } = search;
  const { takeOver } = search;
  useLayoutEffect(() => {
    field.current?.focus();
    takeOver();
  }, [field, takeOver]);
  const labelOf = ({ operator, value }: FilterChip) =>
    t("chip", { name: t(`filter.${operator}`), value });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const atStart =
      event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === "Backspace" && atStart && chips.length > 0) {
      event.preventDefault();
      search.removeLast();
      return;
    }
    onKeyDown(event);
  };
  return (
    <div className={classes.field}>
      <IconSearch size="1.1rem" stroke={1.7} aria-hidden className={classes.glass} />
      <div className={classes.typed}>
        {chips.map((chip) => (
          <span key={`${chip.operator} ${chip.value}`} className={classes.chip}>
            {labelOf(chip)}
            <CloseButton
              size="xs"
              aria-label={t("removeFilter", { filter: labelOf(chip) })}
              onClick={() => search.remove(chip)}
            />
          </span>
        ))}
        <input
          ref={field}
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={t("field")}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          {...(activeId && { "aria-activedescendant": activeId })}
          placeholder={chips.length > 0 ? "" : t("placeholder")}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          value={text}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <CloseButton aria-label={t("close")} onClick={onClose} />
    </div>
  );
}
