import type * as z from "zod/mini";
import type { Id } from "./id.ts";
import type { Scope } from "./scope.ts";

/**
 * Where the id of a row comes from. `own`: it is born with a command, which names it among what it
 * gives birth to, and is taken for good. `shared`: it is that of another row. `computed`: it follows
 * from what the row joins. `server`: the server gives it.
 */
export type Birth = "own" | "shared" | "computed" | "server";

/**
 * One declaration makes a kind of row part of sync: its shape, the scope that
 * owns a row, and what follows from a row coming or going.
 */
export interface EntityDefinition<Shape extends z.ZodMiniType = z.ZodMiniType> {
  /** Shape of the row; the key is always called `id`. */
  readonly shape: Shape;
  /** Where the row's id comes from, for the whole kind or row by row. */
  readonly birth: Birth | ((row: z.infer<Shape>) => Birth);
  /** The scope that owns the row. */
  scope(row: z.infer<Shape>): Scope;
  /** Fields by which rules list rows, besides the id. */
  readonly lists: readonly string[];
  /** The scope that dies with this row: removing the plan removes all that is the plan's. */
  root?(row: z.infer<Shape>): Scope;
  /** Who is let into which scope for as long as this row exists. */
  grant?(row: z.infer<Shape>): { userId: Id; scope: Scope } | undefined;
  /**
   * The row that takes this one with it when it is removed. With `shares` also when it
   * moves to another scope: that field has always the same value in both, and no rule
   * needs to name the rows, of which there may be many.
   */
  readonly parent?: { readonly entity: string; readonly field: string; readonly shares?: string };
  /** Rows arrive as windows over `position` within the parent, not as a whole. */
  readonly windowed?: true;
  /** Rows are the server's own: no change set may name them, only their grants make them. */
  readonly derived?: true;
}

export function defineEntity<Shape extends z.ZodMiniType>(
  definition: EntityDefinition<Shape>,
): EntityDefinition<Shape> {
  return definition;
}

/** Where the id of one row comes from. */
export function birthOf<Shape extends z.ZodMiniType>(
  { birth }: Pick<EntityDefinition<Shape>, "birth">,
  row: z.infer<Shape>,
): Birth {
  return typeof birth === "function" ? birth(row) : birth;
}
