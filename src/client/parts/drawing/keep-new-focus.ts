/**
 * Leaves the focus to what a press opens. Browsers end the press of a finger with one of a mouse, which comes after that and would
 * take the focus to the sheet; a press that opened nothing takes it as ever.
 */
export function keepNewFocus(): void {
  const before = document.activeElement;
  const end = new AbortController();
  const ways = { capture: true, signal: end.signal };
  const keep = (event: MouseEvent) => {
    end.abort();
    if (document.activeElement !== before) event.preventDefault();
  };
  window.addEventListener("mousedown", keep, ways);
  // The next press is one of its own.
  window.addEventListener("pointerdown", () => end.abort(), ways);
}
