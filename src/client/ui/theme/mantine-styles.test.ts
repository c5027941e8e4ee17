import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const client = join(import.meta.dirname, "../..");
const library = join(client, "../../node_modules/@mantine/core");

function codeIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

function componentsOfScreens(): Set<string> {
  const imports = codeIn(client, /\.tsx$/).flatMap((code) => [
    ...code.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g),
  ]);
  return new Set(imports.flatMap(([, names = ""]) => names.match(/\b[A-Z]\w+/g) ?? []));
}

/** The component and all that it draws itself with. */
function withParts(component: string, found = new Set<string>()): Set<string> {
  const folder = join(library, "esm/components", component);
  if (found.has(component) || !existsSync(folder)) return found;
  found.add(component);
  for (const code of codeIn(folder, /\.mjs$/)) {
    for (const [, part = ""] of code.matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\//g))
      withParts(part, found);
  }
  return found;
}

test("every component on a screen, and every part of it, comes with its styles", () => {
  const styles = readFileSync(join(import.meta.dirname, "mantine.css"), "utf8");
  const needed = [...componentsOfScreens()].flatMap((component) => [...withParts(component)]);
  const missing = new Set(
    needed
      .filter((name) => existsSync(join(library, "styles", `${name}.css`)))
      .filter((name) => !styles.includes(`styles/${name}.css`)),
  );
  expect([...missing], "add them to mantine.css").toEqual([]);
});
