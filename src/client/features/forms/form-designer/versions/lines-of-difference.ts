import type { TFunction } from "i18next";
import type { DefinitionDifference } from "#domain/form/definition/compare-definitions.ts";
import type { FormDefinition } from "#domain/form/definition/form-definition.ts";
import { pathsOf } from "#domain/form/definition/form-node.ts";
import { textOf } from "#domain/form/json/json.ts";
import { pieceName } from "../piece-name.ts";

/** One thing that is different, in words. */
export interface DifferenceLine {
  readonly key: string;
  readonly what: "added" | "removed" | "moved" | "changed";
  readonly text: string;
}

const WHATS = ["added", "removed", "changed"] as const;

/** What differs between two versions of a form, line by line: its pieces, its rules, itself. */
export function linesOfDifference(
  difference: DefinitionDifference,
  before: FormDefinition,
  after: FormDefinition,
  t: TFunction<"form-designer">,
): readonly DifferenceLine[] {
  const nodes = new Map([...pathsOf(before.nodes), ...pathsOf(after.nodes)]);
  const nameAt = (path: string) => {
    const node = nodes.get(path);
    return node ? pieceName(node, t) : path;
  };
  const line = (what: DifferenceLine["what"], path: string): DifferenceLine => ({
    key: `${what} ${path}`,
    what,
    text: t(`versions.${what}`, { name: nameAt(path) }),
  });
  const rules = [...before.rules, ...after.rules];
  const ruleName = (id: string) =>
    textOf(rules.findLast((rule) => rule["id"] === id)?.["name"]) || id;
  return [
    ...difference.added.map((path) => line("added", path)),
    ...difference.removed.map((path) => line("removed", path)),
    ...difference.moved.map((path) => line("moved", path)),
    ...difference.changed.map(({ path, keys }) => ({
      ...line("changed", path),
      text: t("versions.changedIn", { name: nameAt(path), what: wordsOf(keys, t) }),
    })),
    ...WHATS.flatMap((what) =>
      difference.rules[what].map((id) => ({
        key: `rule ${what} ${id}`,
        what,
        text: t(`versions.${what}`, { name: t("versions.rule", { name: ruleName(id) }) }),
      })),
    ),
    ...(difference.settings.length > 0
      ? [
          {
            key: "settings",
            what: "changed" as const,
            text: t("versions.changedIn", {
              name: t("formSettings"),
              what: wordsOf(difference.settings, t),
            }),
          },
        ]
      : []),
  ];
}

/** Settings and properties as the designer calls them. */
function wordsOf(keys: readonly string[], t: TFunction<"form-designer">): string {
  return keys.map((key) => t(`property.${key as "label"}`, { defaultValue: key })).join(", ");
}
