import { type Json, type JsonObject, sameJson } from "../json/json.ts";
import type { FormDefinition } from "./form-definition.ts";
import { type FormNode, pathOf, tableBelow } from "./form-node.ts";

/** What is different between two versions of a form, piece by piece. */
export interface DefinitionDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Stands in another layout, or among its neighbours elsewhere. */
  readonly moved: readonly string[];
  /** With the names of the settings and properties that are different. */
  readonly changed: readonly { readonly path: string; readonly keys: readonly string[] }[];
  readonly rules: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly string[];
  };
  /** Keys of the form itself. */
  readonly settings: readonly string[];
}

/** How one version of a form differs from an earlier one; pieces go by their paths, rules by their ids. */
export function compareDefinitions(
  earlier: FormDefinition,
  later: FormDefinition,
): DefinitionDifference {
  const [before, after] = [placesOf(earlier.nodes), placesOf(later.nodes)];
  const both = [...after.keys()].filter((id) => before.has(id));
  const rulesBefore = rulesById(earlier.rules);
  const rulesAfter = rulesById(later.rules);
  return {
    added: missingFrom(before, after),
    removed: missingFrom(after, before),
    moved: movedAmong(before, after, both),
    changed: both.flatMap((path) => {
      const keys = differentKeys(ownOf(before.get(path)?.node), ownOf(after.get(path)?.node));
      return keys.length > 0 ? [{ path, keys }] : [];
    }),
    rules: {
      added: missingFrom(rulesBefore, rulesAfter),
      removed: missingFrom(rulesAfter, rulesBefore),
      changed: [...rulesAfter].flatMap(([id, rule]) =>
        rulesBefore.has(id) && !sameJson(rulesBefore.get(id), rule) ? [id] : [],
      ),
    },
    settings: differentKeys(earlier.source, later.source).filter((key) => key !== "rules"),
  };
}

interface Place {
  readonly node: FormNode;
  readonly holder: string;
}

function placesOf(nodes: readonly FormNode[], holder = "", table?: string): Map<string, Place> {
  const places = nodes.flatMap((node): [string, Place][] => {
    const path = pathOf(node, table);
    return [[path, { node, holder }], ...placesOf(node.children, path, tableBelow(node, table))];
  });
  return new Map(places);
}

function missingFrom(
  known: ReadonlyMap<string, unknown>,
  all: ReadonlyMap<string, unknown>,
): string[] {
  return [...all.keys()].filter((id) => !known.has(id));
}

/** Those in another layout, and those that stand before a neighbour they stood behind. */
function movedAmong(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  both: readonly string[],
): string[] {
  const stayed = both.filter((id) => before.get(id)?.holder === after.get(id)?.holder);
  const rank = new Map([...before.keys()].map((id, at) => [id, at]));
  const highest = new Map<string, number>();
  const turned = stayed.filter((id) => {
    const holder = after.get(id)?.holder ?? "";
    const [own, last] = [rank.get(id) ?? 0, highest.get(holder) ?? -1];
    highest.set(holder, Math.max(own, last));
    return own < last;
  });
  const elsewhere = both.filter((id) => !stayed.includes(id));
  return [...elsewhere, ...turned];
}

/** Settings and properties of a piece under one roof. */
function ownOf(node: FormNode | undefined): JsonObject {
  return { ...node?.source.rest, ...node?.source.config };
}

function differentKeys(left: JsonObject, right: JsonObject): string[] {
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].filter((key) => !sameJson(left[key], right[key]));
}

function rulesById(rules: readonly JsonObject[]): ReadonlyMap<string, Json> {
  return new Map(
    rules.map((rule, at) => [typeof rule["id"] === "string" ? rule["id"] : String(at), rule]),
  );
}
