/** In the page: what of its headers, tables and bottom bar is cut off, covered, or squeezed until nobody can read it. */
export function findCutOff(): string[] {
  /** Narrower no name says anything. */
  const leastTitle = 48;
  const panel = document.querySelector("main dialog[open]");
  const status = document.querySelector("a[data-calm]");
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ?? (element.textContent || element.tagName);
  const coverOf = (element: HTMLElement) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const covers = [left + 2, right - 2].map((x) => document.elementFromPoint(x, top + height / 2));
    if (covers.some((cover) => status?.contains(cover))) return "the status";
    const isBeside = panel !== null && !panel.contains(element) && innerWidth >= 768;
    return isBeside && covers.some((cover) => panel.contains(cover)) ? "the panel" : undefined;
  };
  /** Of several choices beside each other none reaches over the edge of all. */
  const endOf = (label: HTMLElement) => {
    const all = label.closest(".mantine-SegmentedControl-root")?.getBoundingClientRect();
    return Math.min(innerWidth, (all?.right ?? innerWidth) + 1);
  };
  const problems: string[] = [];
  for (const element of shown("main [data-pane-header] :is(button, input, a)")) {
    const header = element.closest("[data-pane-header]")?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    if (header && (left < header.left || right > header.right)) {
      problems.push(`cut off: ${nameOf(element)}`);
    }
    const cover = coverOf(element);
    if (cover) problems.push(`under ${cover}: ${nameOf(element)}`);
  }
  for (const title of shown("main [data-pane-header] :is(h1, h2)")) {
    const room = Math.ceil(title.getBoundingClientRect().width);
    if (title.scrollWidth > room && room < leastTitle) problems.push(`squeezed: ${nameOf(title)}`);
  }
  for (const words of shown("main td :is(button, a)")) {
    const { width, height } = words.getBoundingClientRect();
    // Higher than wide, and not a sign for a finger: letters one below the other.
    if (width < leastTitle && height > 2 * leastTitle) problems.push(`squeezed: ${nameOf(words)}`);
  }
  const labels =
    "nav span, main :is([data-pane-header] .mantine-Button-label, .mantine-SegmentedControl-label)";
  for (const label of shown(labels)) {
    const { left, right } = label.getBoundingClientRect();
    const isCut = label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 1;
    if (isCut || left < 0 || right > endOf(label)) problems.push(`cut off: ${nameOf(label)}`);
  }
  return problems;
}
