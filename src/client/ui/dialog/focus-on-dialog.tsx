import type { FocusEvent } from "react";

/**
 * Stands in a dialog that is only looked at, so that the focus begins on the dialog itself: on its first button the name of that
 * would hang over what is looked at. The dialog takes what is focused within, and this hands it on.
 */
export function FocusOnDialog() {
  const handOn = ({ currentTarget }: FocusEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  return <div tabIndex={-1} data-autofocus onFocus={handOn} />;
}
