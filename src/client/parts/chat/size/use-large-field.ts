import { type RefObject, useState } from "react";

/** Whether the field of a message has all of the chat; whoever changes it goes on writing. */
export function useLargeField(field: RefObject<HTMLElement | null>) {
  const [isLarge, setLarge] = useState(false);
  return {
    isLarge,
    toggle() {
      setLarge(!isLarge);
      field.current?.focus();
    },
    shrink: () => setLarge(false),
  };
}
