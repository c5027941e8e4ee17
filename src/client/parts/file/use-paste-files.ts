import { useEffect, useEffectEvent } from "react";

/** Takes files that are pasted anywhere but where somebody writes. */
export function usePasteFiles(onPaste: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isWrittenIn(event.target) || event.defaultPrevented) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    window.addEventListener("paste", listen);
    return () => window.removeEventListener("paste", listen);
  }, []);
}

function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input, textarea") || target.isContentEditable)
  );
}
