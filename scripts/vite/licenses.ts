import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:licenses";

/** What we read of a package's own card; older ones name their licences in a list of objects. */
interface Card {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly licenses?: readonly { readonly type: string }[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readCard = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Card;

/** Where Node would find a package that another one asks for; undefined for what is not installed on this machine. */
function folderOf(name: string, from: string, root: string): string | undefined {
  const place = join(from, "node_modules", name);
  if (existsSync(join(place, "package.json"))) return place;
  return from === root ? undefined : folderOf(name, dirname(from), root);
}

function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), "utf8").trim() : "";
}

function shortName({ license, licenses = [] }: Card): string {
  if (typeof license === "string") return license;
  return license?.type ?? licenses.map(({ type }) => type).join(" OR ");
}

/** Folders of all packages that the product needs to run, and of those that they need. */
function foldersBelow(folder: string, root: string, found: Set<string>): Set<string> {
  const { dependencies = {}, optionalDependencies = {} } = readCard(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = folderOf(name, folder, root);
    if (!place || found.has(place)) continue;
    found.add(place);
    foldersBelow(place, root, found);
  }
  return found;
}

/** The product's licence, and those of the packages it is made of. Equal texts stand once. */
function readLicenses(root: string) {
  const texts: string[] = [];
  const packages = [...foldersBelow(root, root, new Set())].map((folder) => {
    const card = readCard(folder);
    const text = textOf(folder);
    if (!texts.includes(text)) texts.push(text);
    const { name, version } = card;
    return { name, version, license: shortName(card), text: texts.indexOf(text) };
  });
  const sorted = packages.toSorted((left, right) => (left.name < right.name ? -1 : 1));
  return { own: textOf(root), packages: sorted, texts };
}

/** Lets the app import `virtual:licenses`: nobody keeps that list by hand. */
export function licensesPlugin(root: string): Plugin {
  return {
    name: "plumbline-licenses",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const licenses = ${JSON.stringify(readLicenses(root))};`
        : undefined,
  };
}
