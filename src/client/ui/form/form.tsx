import type { InputEvent, ReactNode, SubmitEvent } from "react";
import { writeKept } from "#client/platform/kept-text.ts";

/** What stands in a field of a form, by the field's name; empty where there is none of that name. */
export type FieldText = (name: string) => string;

interface FormProps {
  /** Enter in a field and the button of type submit both come here. */
  readonly onSubmit: (field: FieldText) => void;
  /** Leaves it to the form to say what is missing, instead of the browser. */
  readonly noValidate?: boolean;
  /** The name under which what is typed stays through a reload; for fields that have names, and no secrets. */
  readonly keptAs?: string | undefined;
  /** Something is typed: what was refused is not what stands there any more. */
  readonly onTyped?: () => void;
  readonly children: ReactNode;
}

/** The element of every form: sending never leaves the page. */
export function Form({ onSubmit, noValidate = false, keptAs, onTyped, children }: FormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit((name) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    });
  };
  const handleInput = (event: InputEvent<HTMLFormElement>) => {
    onTyped?.();
    if (keptAs === undefined) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    writeKept(keptAs, JSON.stringify(typed));
  };
  return (
    // oxlint-disable-next-line react/forbid-elements -- the one place
    <form onSubmit={handleSubmit} onInput={handleInput} noValidate={noValidate}>
      {children}
    </form>
  );
}
