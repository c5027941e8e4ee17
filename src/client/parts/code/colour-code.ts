import { common, createLowlight } from "lowlight";

/** Letters of a text that is coloured; finding what each of them is takes the page's own thread. */
const COLOURED_MAX = 200_000;

/** A piece of code, or several that are something together: a word of the language, a string, a remark. */
export type Coloured = string | { readonly kind: string; readonly pieces: readonly Coloured[] };

/** Endings whose language goes by another name. */
const languageOf: Readonly<Record<string, string>> = {
  cjs: "javascript",
  h: "c",
  html: "xml",
  log: "plaintext",
  mjs: "javascript",
  mts: "typescript",
  ps1: "powershell",
  sh: "bash",
  svg: "xml",
  txt: "plaintext",
};

const lowlight = createLowlight(common);

/** Code in pieces to be coloured, by the name of its file or language; undefined for what is too long or of none that is known. */
export function colourCode(text: string, name: string): Coloured[] | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const language = languageOf[ending] ?? ending;
  if (text.length > COLOURED_MAX || language === "plaintext") return undefined;
  if (!lowlight.registered(language)) return undefined;
  return piecesOf(lowlight.highlight(language, text).children);
}

type Nodes = ReturnType<typeof lowlight.highlight>["children"];

function piecesOf(nodes: Nodes): Coloured[] {
  return nodes.flatMap((node): Coloured[] => {
    if (node.type === "text") return [node.value];
    if (node.type !== "element") return [];
    const [kind] = Array.isArray(node.properties.className) ? node.properties.className : [];
    return [{ kind: String(kind).replace("hljs-", ""), pieces: piecesOf(node.children) }];
  });
}
