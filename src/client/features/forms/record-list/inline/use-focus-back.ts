import { type RefObject, useEffect, useRef } from "react";

/** Once a row is filled in no longer, the button that began it has the focus again, unless it went elsewhere; 0 = none is filled in. */
export function useFocusBack(table: RefObject<HTMLElement | null>, editedId: number): void {
  const before = useRef(editedId);
  useEffect(() => {
    const leftId = before.current;
    before.current = editedId;
    if (leftId === 0 || editedId !== 0 || document.activeElement !== document.body) return;
    const row = table.current?.querySelector(`[data-record="${leftId}"]`);
    row?.querySelector<HTMLElement>('[data-act="edit"]')?.focus();
  }, [table, editedId]);
}
