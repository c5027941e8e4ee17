import { isComposing } from "#client/platform/is-composing.ts";
let typed = "";
let listening: AbortController | undefined;

/** From now on what is typed is for a field that is not there yet: nobody waits for it before they write. */
export function startTypingAhead(): void {
  listening?.abort();
  listening = new AbortController();
  typed = "";
  document.addEventListener("keydown", handleKey, { capture: true, signal: listening.signal });
}

/** What was typed so far. */
export function typedAhead(): string {
  return typed;
}

/** The field is there, or nobody wants it any more. */
export function stopTypingAhead(): void {
  listening?.abort();
  listening = undefined;
  typed = "";
}

function handleKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
  if (event.key === "Backspace") typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
