import type { FormDefinition } from "../definition/form-definition.ts";
import { type NodePlace, removeNodes } from "../definition/edit-definition.ts";
import { type FormNode, pathOf, tableBelow } from "../definition/form-node.ts";

/** A piece with where it stands, as a designer goes through a form from top to bottom. */
export interface DesignPiece {
  readonly path: string;
  readonly node: FormNode;
  readonly holder: string | undefined;
  /** How many pieces it stands in. */
  readonly depth: number;
  /** It holds panes only, and those hold the fields. */
  readonly holdsPanes: boolean;
  /** Others can be put into it. */
  readonly holdsPieces: boolean;
  /** The neighbour behind it. */
  readonly next: string | undefined;
}

interface Within {
  readonly holder?: string;
  readonly table?: string | undefined;
  readonly depth: number;
  /** The layout whose panes these are. */
  readonly kind?: string;
}

/** All pieces of a form, from the top down. */
export function designPieces(definition: FormDefinition): readonly DesignPiece[] {
  return piecesOf(definition.nodes, { depth: 0 });
}

function piecesOf(nodes: readonly FormNode[], within: Within): DesignPiece[] {
  const { holder, table, depth, kind = "" } = within;
  return nodes.flatMap((node, at) => {
    const path = pathOf(node, table);
    const next = nodes[at + 1];
    const { name, group } = node.kind;
    // Of a table grid the first panes are its lines, and those within them its cells.
    const isLine = name === "pane" && kind === "tableGrid";
    const holdsPanes = isLine || name === "tab" || name === "collapse" || name === "tableGrid";
    const below = { holder: path, table: tableBelow(node, table), depth: depth + 1, kind: name };
    const piece: DesignPiece = {
      path,
      node,
      holder,
      depth,
      holdsPanes,
      holdsPieces: !holdsPanes && (group === "layout" || group === "table"),
      next: next && pathOf(next, table),
    };
    return [piece, ...piecesOf(node.children, below)];
  });
}

/** Every place at which a piece could stand, from the top down. */
function designPlaces(definition: FormDefinition): readonly NodePlace[] {
  const pieces = designPieces(definition);
  const byHolder = Map.groupBy(pieces, ({ holder }) => holder);
  const placesIn = (holder: string | undefined): NodePlace[] => {
    const at = holder === undefined ? {} : { holder };
    const owner = pieces.find(({ path }) => path === holder);
    const isOpen = owner === undefined || owner.holdsPieces;
    const places = (byHolder.get(holder) ?? []).flatMap(({ path, holdsPanes, holdsPieces }) => [
      ...(isOpen ? [{ ...at, before: path }] : []),
      ...(holdsPanes || holdsPieces ? placesIn(path) : []),
    ]);
    return isOpen ? [...places, at] : places;
  };
  return placesIn(undefined);
}

/** Where something new goes while a piece is chosen: into what holds others, else right behind it; at the end where none is. */
export function placeBehind(
  definition: FormDefinition,
  path: string | undefined,
): readonly NodePlace[] {
  const pieces = designPieces(definition);
  const chosen = pieces.find((piece) => piece.path === path);
  if (!chosen) return [{}];
  const behind = placesBehind(pieces, chosen);
  if (chosen.holdsPieces) return [{ holder: chosen.path }, ...behind];
  if (!chosen.holdsPanes) return behind;
  const inner = pieces.find(
    ({ holdsPieces, path: within }) => holdsPieces && isWithin(pieces, within, chosen.path),
  );
  return inner ? [{ holder: inner.path }, ...behind] : behind;
}

/** Where pieces land that are dropped before or behind another one. */
export function placeAt(
  definition: FormDefinition,
  path: string,
  where: "before" | "behind",
  moved: readonly string[],
): NodePlace {
  const pieces = designPieces(definition);
  const holder = pieces.find((piece) => piece.path === path)?.holder;
  const neighbours = pieces.filter((piece) => piece.holder === holder);
  const at = neighbours.findIndex((piece) => piece.path === path) + (where === "behind" ? 1 : 0);
  const before = neighbours.slice(at).find((piece) => !moved.includes(piece.path))?.path;
  return {
    ...(holder !== undefined && { holder }),
    ...(before !== undefined && { before }),
  };
}

/** Right behind a piece; where that takes nothing of the kind, behind what it stands in. */
function placesBehind(pieces: readonly DesignPiece[], piece: DesignPiece): NodePlace[] {
  const { holder, next } = piece;
  const owner = pieces.find(({ path }) => path === holder);
  const own: NodePlace = {
    ...(holder !== undefined && { holder }),
    ...(next !== undefined && { before: next }),
  };
  return owner ? [...(owner.holdsPieces ? [own] : []), ...placesBehind(pieces, owner)] : [own];
}

function isWithin(pieces: readonly DesignPiece[], path: string, holder: string): boolean {
  const piece = pieces.find((each) => each.path === path);
  if (piece?.holder === undefined) return false;
  return piece.holder === holder || isWithin(pieces, piece.holder, holder);
}

/** Of several chosen pieces those that stand in no other of them, from the top down. */
export function outermost(definition: FormDefinition, paths: ReadonlySet<string>): DesignPiece[] {
  const pieces = designPieces(definition);
  return pieces.filter(
    ({ path }) => paths.has(path) && ![...paths].some((other) => isWithin(pieces, path, other)),
  );
}

/** The places at which pieces could stand instead, the nearest first: above (-1) or below (1) where they are. */
export function placesBeside(
  definition: FormDefinition,
  paths: ReadonlySet<string>,
  by: 1 | -1,
): readonly NodePlace[] {
  const [first] = outermost(definition, paths);
  if (!first) return [];
  const neighbours = designPieces(definition).filter(({ holder }) => holder === first.holder);
  if (first.node.kind.name === "pane") return paneBeside(neighbours, first, by);
  const left = removeNodes(definition, paths);
  if (!left.ok) return [];
  const at = neighbours.findIndex(({ path }) => path === first.path);
  const next = neighbours.slice(at).find(({ path }) => !paths.has(path))?.path;
  const places = designPlaces(left.value);
  const stands = places.findIndex(
    ({ holder, before }) => holder === first.holder && before === next,
  );
  return by < 0 ? places.slice(0, stands).toReversed() : places.slice(stands + 1);
}

/** A pane stays in its layout. */
function paneBeside(
  panes: readonly DesignPiece[],
  pane: DesignPiece,
  by: 1 | -1,
): readonly NodePlace[] {
  const at = panes.findIndex(({ path }) => path === pane.path);
  if (at + by < 0 || at + by >= panes.length || pane.holder === undefined) return [];
  const before = panes[by < 0 ? at - 1 : at + 2]?.path;
  return [{ holder: pane.holder, ...(before !== undefined && { before }) }];
}
