/**
 * In the page: what a finger misses, because the room that answers to it is under 44 pixels high or wide. Links within
 * running words are as high as their line.
 */
export function findSmallTargets(): string[] {
  const least = 44;
  const reach = 30;
  const pressed = "a[href], button, input, select, textarea, [role=menuitem], [role=option]";
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const isRunning = (element: Element) => element.matches("p a, [data-message] a");
  const answersAt = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)))
    );
  };
  /** How far it answers on both sides of its middle; beyond the edge of the screen no finger comes. */
  const extentOf = (element: Element, x: number, y: number, along: "x" | "y") => {
    const walk = (sign: 1 | -1) => {
      let far = 0;
      while (far < reach) {
        const [nextX, nextY] =
          along === "x" ? [x + sign * (far + 1), y] : [x, y + sign * (far + 1)];
        const isOutside = nextX < 0 || nextY < 0 || nextX >= innerWidth || nextY >= innerHeight;
        if (!isOutside && !answersAt(element, nextX, nextY)) break;
        far += 1;
      }
      return far;
    };
    return walk(1) + walk(-1) + 1;
  };
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (isRunning(element) || element.matches(":disabled, [tabindex='-1']")) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || !answersAt(element, x, y)) continue;
    const size = [extentOf(element, x, y, "x"), extentOf(element, x, y, "y")];
    if (Math.min(...size) >= least) continue;
    const name = element.ariaLabel ?? (element.textContent || element.getAttribute("name"));
    found.add(`${element.tagName.toLowerCase()} ${name?.slice(0, 40)}: ${size.join(" x ")}`);
  }
  return [...found];
}
