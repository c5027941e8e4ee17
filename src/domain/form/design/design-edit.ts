import { failure, type Result, success } from "#base/result.ts";
import {
  changeNode,
  changeRules,
  copyNode,
  insertNode,
  moveNodes,
  type NodePlace,
  removeNodes,
} from "../definition/edit-definition.ts";
import type { FormDefinition } from "../definition/form-definition.ts";
import { pathsOf } from "../definition/form-node.ts";
import { parseDefinition } from "../definition/parse-definition.ts";
import { writeDefinition } from "../definition/write-definition.ts";
import type { Json, JsonObject } from "../json/json.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { outermost, placeBehind, placesBeside } from "./design-places.ts";
import { renameField } from "./rename-field.ts";

/** Undefined takes a key away. */
export type KeyChanges = Readonly<Record<string, Json | undefined>>;

/** One thing that a designer does to a form. */
export type DesignEdit =
  /** Puts a new piece somewhere, or where it goes by itself while a piece is chosen. */
  | {
      readonly type: "add";
      readonly piece: JsonObject;
      readonly to: NodePlace | { readonly behind: string | undefined };
    }
  | { readonly type: "move"; readonly paths: readonly string[]; readonly place: NodePlace }
  /** To the next place above or below that takes them: past a neighbour, into a layout or out of it. */
  | { readonly type: "shift"; readonly paths: readonly string[]; readonly by: 1 | -1 }
  | { readonly type: "copy" | "remove"; readonly paths: readonly string[] }
  | {
      readonly type: "change";
      readonly path: string;
      readonly config?: KeyChanges;
      readonly properties?: KeyChanges;
    }
  /** Another name of a field; rules and formulas follow it. */
  | { readonly type: "rename"; readonly path: string; readonly name: string }
  | { readonly type: "rules"; readonly rules: readonly JsonObject[] }
  /** Settings of the form itself. */
  | { readonly type: "settings"; readonly settings: KeyChanges }
  /** All of it anew, as an earlier version was. */
  | { readonly type: "restore"; readonly definition: FormDefinition };

/** A form as it is drawn, with the pieces that are chosen in it. */
export interface Drawn {
  readonly definition: FormDefinition;
  readonly chosen: readonly string[];
}

type Edited = Result<FormDefinition, Refusal>;

/** Does one thing to a form and chooses what it was done to; what would be no form is refused, and changes nothing. */
export function applyDesign(drawn: Drawn, edit: DesignEdit): Result<Drawn, Refusal> {
  const { definition } = drawn;
  const edited = editedBy(definition, edit);
  if (!edited.ok) return edited;
  if (edited.value === definition) return success(drawn);
  return success({
    definition: edited.value,
    chosen: chosenAfter(drawn, edit, edited.value),
  });
}

function editedBy(definition: FormDefinition, edit: DesignEdit): Edited {
  switch (edit.type) {
    case "add":
      return added(definition, edit.piece, edit.to);
    case "move":
      return moveNodes(definition, new Set(edit.paths), edit.place);
    case "shift":
      return shifted(definition, new Set(edit.paths), edit.by);
    case "copy":
      return copied(definition, edit.paths);
    case "remove":
      return removeNodes(definition, new Set(edit.paths));
    case "change":
      return changeNode(definition, edit.path, {
        config: edit.config ?? {},
        properties: edit.properties ?? {},
      });
    case "rename":
      return renameField(definition, edit.path, edit.name);
    case "rules":
      return changeRules(definition, edit.rules);
    case "settings":
      return withSettings(definition, edit.settings);
    case "restore":
      return success(edit.definition);
  }
}

function added(
  definition: FormDefinition,
  piece: JsonObject,
  to: Extract<DesignEdit, { type: "add" }>["to"],
): Edited {
  const places = "behind" in to ? placeBehind(definition, to.behind) : [to];
  return firstOf(places, (place) => insertNode(definition, piece, place)) ?? gone();
}

function shifted(definition: FormDefinition, paths: ReadonlySet<string>, by: 1 | -1): Edited {
  const moved = new Set(outermost(definition, paths).map(({ path }) => path));
  const tried = firstOf(placesBeside(definition, moved, by), (place) =>
    moveNodes(definition, moved, place),
  );
  return tried?.ok ? tried : success(definition);
}

function copied(definition: FormDefinition, paths: readonly string[]): Edited {
  const start: Edited = success(definition);
  return outermost(definition, new Set(paths)).reduce<Edited>(
    (edited, { path }) => (edited.ok ? copyNode(edited.value, path) : edited),
    start,
  );
}

function withSettings(definition: FormDefinition, settings: KeyChanges): Edited {
  const all = Object.entries({ ...writeDefinition(definition), ...settings });
  return parseDefinition(Object.fromEntries(all.filter(([, value]) => value !== undefined)));
}

/** The first that is accepted, else the first refusal. */
function firstOf(
  places: readonly NodePlace[],
  attempt: (place: NodePlace) => Edited,
): Edited | undefined {
  let refused: Edited | undefined;
  for (const place of places) {
    const tried = attempt(place);
    if (tried.ok) return tried;
    refused ??= tried;
  }
  return refused;
}

function gone(): Edited {
  return failure(parameterError("form.pieceGone"));
}

/** What is new where something is; else what was chosen, wherever it stands now. */
function chosenAfter(drawn: Drawn, edit: DesignEdit, after: FormDefinition): readonly string[] {
  const [before, now] = [pathsOf(drawn.definition.nodes), pathsOf(after.nodes)];
  if (edit.type === "add" || edit.type === "copy") {
    const fresh = new Set([...now.keys()].filter((path) => !before.has(path)));
    return outermost(after, fresh).map(({ path }) => path);
  }
  if (edit.type === "rename") {
    const fresh = [...now.keys()].filter((path) => !before.has(path));
    return fresh.slice(0, 1);
  }
  if (edit.type === "remove") return neighbourOf(before, now, edit.paths);
  const wanted = "paths" in edit ? edit.paths : drawn.chosen;
  return wanted.flatMap((path) => {
    if (now.has(path)) return [path];
    const id = before.get(path)?.id;
    const [found] = [...now].find(([at, node]) => node.id === id && !before.has(at)) ?? [];
    return found === undefined ? [] : [found];
  });
}

/** What stood behind the pieces that went, else what stood before them. */
function neighbourOf(
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
  paths: readonly string[],
): readonly string[] {
  const all = [...before.keys()];
  const at = all.findIndex((path) => paths.includes(path));
  const found =
    all.slice(at).find((path) => now.has(path)) ??
    all.slice(0, at).findLast((path) => now.has(path));
  return found === undefined ? [] : [found];
}
