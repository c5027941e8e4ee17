import { Button } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { combinationOf } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";

interface RecordKeysProps {
  /** Name of the action. */
  readonly name: string;
  readonly onPressed: (combination: string) => void;
  /** `keepsFocus` unless the person went on to something else. */
  readonly onLeave: (keepsFocus: boolean) => void;
}

/** Takes the next keys for an action. Tab and Escape lead out, as everywhere. */
export function RecordKeys({ name, onPressed, onLeave }: RecordKeysProps) {
  const { t } = useTranslation("keyboard");
  const handleKeyDown = (event: KeyboardEvent) => {
    const combination = combinationOf(event, isApple);
    if (event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (combination === undefined) return;
    if (combination === "Escape") onLeave(true);
    else onPressed(combination);
  };
  return (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to press keys
      autoFocus
      size="compact-sm"
      variant="light"
      aria-label={t("pressFor", { name })}
      onKeyDown={handleKeyDown}
      onBlur={() => onLeave(false)}
      onClick={() => onLeave(true)}
    >
      {t("press")}
    </Button>
  );
}
