import type { ReactNode, SubmitEvent } from "react";

/** What stands in a field of a form, by the field's name; empty where there is none of that name. */
export type FieldText = (name: string) => string;

interface FormProps {
  /** Enter in a field and the button of type submit both come here. */
  readonly onSubmit: (field: FieldText) => void;
  /** Leaves it to the form to say what is missing, instead of the browser. */
  readonly noValidate?: boolean;
  readonly children: ReactNode;
}

/** The element of every form: sending never leaves the page. */
export function Form({ onSubmit, noValidate = false, children }: FormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSubmit((name) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    });
  };
  return (
    // oxlint-disable-next-line react/forbid-elements -- the one place
    <form onSubmit={handleSubmit} noValidate={noValidate}>
      {children}
    </form>
  );
}
