/** What tells an element from all others of the page, wherever it stands. */
const own = ["data-task", "data-message", "data-column"];

/** A way to find an element again on a page that is drawn anew. */
export function placeOf(element: Element): string {
  const steps: string[] = [];
  let node: Element | null = element;
  while (node && node !== document.body) {
    const name = own.find((one) => node?.hasAttribute(one));
    if (name) {
      steps.unshift(`[${name}="${CSS.escape(node.getAttribute(name) ?? "")}"]`);
      break;
    }
    steps.unshift(stepTo(node));
    node = node.parentElement;
  }
  return steps.join(" > ");
}

/** Rows of a long list come and go; their number in the list stays. */
function stepTo(node: Element): string {
  const index = node.getAttribute("data-index");
  if (index !== null) return `${node.localName}[data-index="${CSS.escape(index)}"]`;
  const siblings = node.parentElement?.children ?? [];
  return `${node.localName}:nth-child(${[...siblings].indexOf(node) + 1})`;
}
