import type { FocusEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { RichTextField } from "#client/parts/rich-text/rich-text-field.tsx";
import { isComposing } from "#client/platform/is-composing.ts";
import classes from "./description.module.css";
import { taskShortcuts } from "../feature.ts";

interface DescriptionEditorProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onSave: () => void;
  /** The person is done; `byKey` when it was Escape. */
  readonly onLeave: (byKey: boolean) => void;
}

/** Writes a description: leaving it saves, as do Ctrl S and Escape. */
export function DescriptionEditor({ html, onChange, onSave, onLeave }: DescriptionEditorProps) {
  const { t } = useTranslation("task");
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isPressed(event, taskShortcuts.saveDescription)) {
      event.preventDefault();
      onSave();
    }
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (
      !isPressed(event, taskShortcuts.leaveDescription) ||
      !isOwn ||
      isComposing(event.nativeEvent)
    )
      return;
    event.preventDefault();
    onLeave(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The field of a link's address floats above the page.
    if (relatedTarget instanceof Element && relatedTarget.closest("[data-portal]")) return;
    if (document.hasFocus()) onLeave(false);
    else onSave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the editor inside bubble up to here
    <div onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <RichTextField
        html={html}
        onChange={onChange}
        names={{ "aria-label": t("description") }}
        autofocus
      />
      <p className={classes.hint}>{t("saveHint")}</p>
    </div>
  );
}
