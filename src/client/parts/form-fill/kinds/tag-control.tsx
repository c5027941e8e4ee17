import { Pill, PillsInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "#client/platform/is-composing.ts";
import { withTyped } from "#domain/form/field-kinds/tags.ts";
import { listOf } from "#domain/form/json/json.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { ControlProps } from "./control-props.ts";

/** Words in a row: a comma, Enter or leaving ends one, Backspace or Delete takes the last one back (seed 001 section 5). */
export function TagControl({ node, value, onChange, onLeave, ...rest }: ControlProps) {
  const { t } = useTranslation("form-fill");
  const [typed, setTyped] = useState("");
  const { names, required, invalid } = rest;
  const { limit, maxlength, placeholder } = node.properties;
  const tags = listOf(value).map(String);

  const take = (words: string) => {
    const next = withTyped(tags, words, limit);
    if (next.isFull) showToast({ message: t("tagsFull", { limit }) });
    if (next.tags.length !== tags.length) onChange(next.tags);
    setTyped("");
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter" && typed !== "") {
      event.preventDefault();
      take(typed);
    }
    if ((event.key === "Backspace" || event.key === "Delete") && typed === "" && tags.length > 0)
      onChange(tags.slice(0, -1));
  };
  return (
    <PillsInput error={invalid}>
      <Pill.Group>
        {tags.map((tag) => (
          <Pill
            key={tag}
            withRemoveButton
            removeButtonProps={{ "aria-label": t("removeTag", { tag }), "aria-hidden": false }}
            onRemove={() => onChange(tags.filter((each) => each !== tag))}
          >
            {tag}
          </Pill>
        ))}
        <PillsInput.Field
          {...names}
          required={required && tags.length === 0}
          placeholder={placeholder ?? ""}
          maxLength={maxlength}
          value={typed}
          onChange={({ currentTarget: { value: text } }) =>
            /[,，]/.test(text) ? take(text) : setTyped(text)
          }
          onKeyDown={handleKeyDown}
          onBlur={() => {
            if (typed !== "") take(typed);
            onLeave();
          }}
        />
      </Pill.Group>
    </PillsInput>
  );
}
