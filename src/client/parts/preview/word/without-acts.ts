/** Where links of a document may lead: out of the app, or within the document. */
const ways = /^(https?:|mailto:|tel:|#)/i;

/** Takes from a part of a document what would act in the app: scripts, frames, and links that are code. */
export function withoutActs(node: Node): Node {
  if (!(node instanceof Element)) return node;
  if (/^(script|iframe|object|embed|form|base|meta|link)$/i.test(node.localName))
    return document.createComment("");
  for (const name of node.getAttributeNames())
    if (name.toLowerCase().startsWith("on")) node.removeAttribute(name);
  const address = node.localName === "a" ? (node.getAttribute("href") ?? "") : "#";
  if (!ways.test(address)) node.removeAttribute("href");
  else if (!address.startsWith("#")) {
    node.setAttribute("target", "_blank");
    node.setAttribute("rel", "noopener noreferrer nofollow");
  }
  return node;
}
