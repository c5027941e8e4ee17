import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A change of a source text, made while it is loaded; nothing of it is in the product. */
export interface Graft {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const root = join(import.meta.dirname, "../../..");

/** Grafts texts onto modules that are not loaded yet; fails loudly where a text is no longer found. */
export function graft(grafts: readonly Graft[]): void {
  const byUrl = Map.groupBy(grafts, ({ file }) => pathToFileURL(join(root, file)).href);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const wanted = byUrl.get(url);
      if (!wanted) return loaded;
      let source = textOf(loaded.source ?? "");
      for (const { file, find, put } of wanted) {
        if (!source.includes(find)) throw new Error(`${file} no longer says: ${find}`);
        source = source.replace(find, () => put);
      }
      return { ...loaded, source };
    },
  });
}

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}

/** Puts a module of ours in the place of a package, for what is not loaded yet. */
export function replacePackage(name: string, file: string): void {
  const url = pathToFileURL(join(root, file)).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === name
        ? { url, shortCircuit: true, format: "module-typescript" }
        : next(specifier, context),
  });
}
