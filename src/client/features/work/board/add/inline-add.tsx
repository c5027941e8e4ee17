import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { AddButton } from "#client/parts/task/add-button.tsx";
import { isComposing } from "#client/platform/is-composing.ts";
import classes from "../board.module.css";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";

interface InlineAddProps {
  /** Names the words that are kept until they are used. */
  readonly name: string;
  /** What the button says. */
  readonly label: string;
  /** What the field is called. */
  readonly fieldLabel: string;
  readonly maxLength: number;
  readonly onAdd: (text: string) => Promise<boolean>;
  /** `insert` puts words where the field has its words from. */
  readonly onPaste?: (event: ClipboardEvent, insert: (words: string) => void) => void;
  /** What is said of the text below the field, and what can be done with it there: then it is used up. */
  readonly renderBelow?: (text: string, onUsed: () => void) => ReactNode;
}

/** A button that becomes a field: Enter, or a button on a phone, adds and goes on; Escape closes and keeps what was typed. */
export function InlineAdd({
  name,
  label,
  fieldLabel,
  maxLength,
  onAdd,
  onPaste,
  renderBelow,
}: InlineAddProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closedByKey = useRef(false);
  useEffect(() => {
    if (open || !closedByKey.current) return;
    closedByKey.current = false;
    button.current?.focus();
  }, [open]);
  const [text, setText] = useKeptText(name);
  if (!open) {
    return (
      <button ref={button} type="button" className={classes.add} onClick={() => setOpen(true)}>
        + {label}
      </button>
    );
  }
  const add = async () => {
    const words = text.trim();
    if (words !== "" && (await onAdd(words))) setText("");
  };
  const insert = (words: string) => {
    setText(`${text} ${words.replaceAll(/\s+/g, " ")}`.trim().slice(0, maxLength));
    // A question over the field takes the focus from it, whereupon an empty one closes.
    setOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isPressed(event, fieldShortcuts.cancel)) {
      closedByKey.current = true;
      setOpen(false);
    }
    if (!isPressed(event, fieldShortcuts.confirm) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void add();
  };
  return (
    <>
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        className={classes.field}
        aria-label={fieldLabel}
        placeholder={fieldLabel}
        maxLength={maxLength}
        rows={2}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onPaste={(event) => onPaste?.(event, insert)}
        onBlur={({ relatedTarget }) => {
          const isBelow =
            relatedTarget instanceof Element && relatedTarget.closest("[data-below-field]");
          if (text.trim() === "" && !isBelow) setOpen(false);
        }}
      />
      {renderBelow?.(text, () => setText(""))}
      <AddButton text={text} onAdd={() => void add()} />
    </>
  );
}
