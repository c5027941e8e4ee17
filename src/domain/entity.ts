import type * as z from "zod/mini";
import type { Id } from "./id.ts";
import type { WorkNoticeKind } from "./notice/notice-kinds.ts";
import type { Scope } from "./scope.ts";

/**
 * Where the id of a row comes from. `own`: it is born with a command, which names it among what it
 * gives birth to, and is taken for good. `shared`: it is that of another row. `computed`: it follows
 * from what the row joins. `server`: the server gives it.
 */
export type Birth = "own" | "shared" | "computed" | "server";

/** The row that a row belongs to: `field` holds its id. */
export interface Parent {
  readonly entity: string;
  readonly field: string;
  /** Fields that have always the same values in both: where they say the scope, children move along. */
  readonly shares?: readonly string[];
  /**
   * Its rows lie in a scope of another kind, such as a person's: a browser that loses the parent keeps them,
   * because the parent may be there for others and come back. Where it is gone for good the server says so of each.
   */
  readonly apart?: true;
}

/** How many rows of one parent are told apart: by numbers 1, 2, 3, without a gap, which the rule gives them. */
export interface Windowed {
  /** The field that holds the number. */
  readonly by: string;
  /** The field of the parent that says the number of its newest row, 0 = it has none. */
  readonly last: string;
  /** The field of the parent that says when its newest row came, epoch ms. */
  readonly lastTime: string;
}

/** In place of a person: all who administer the company by then. */
export const ADMINISTRATORS = "administrators";

/** Somebody who is to hear of a change, and of what. */
export interface NoticeTo {
  readonly userId: Id | typeof ADMINISTRATORS;
  readonly kind: WorkNoticeKind;
  /** 0 where it is about a request. */
  readonly planId: Id;
  /** Left out where it is about the plan. */
  readonly taskId?: Id;
  /** The request that it is about, and its record. */
  readonly approvalId?: Id;
  readonly recordId?: Id;
  /** The chat and the message that it is about. */
  readonly dialogId?: Id;
  readonly msgId?: Id;
  /** Who is away, where it is about that. */
  readonly ofUserId?: Id;
}

/**
 * One declaration makes a kind of row part of sync: names, tables on both sides, frames, order and
 * portions of fetching, and what follows from a row coming or going are derived from it. What needs
 * no shapes is written into `entity-table.gen.ts` by `npm run generate`, so that the first screen
 * does not load them.
 */
export interface EntityDefinition<
  Shape extends z.ZodMiniType = z.ZodMiniType,
  Name extends string = string,
  Table extends string = string,
> {
  /** What rules, frames and the browser's tables call the kind. */
  readonly name: Name;
  /** Its table in the server's database; the migration that makes it stands beside it. */
  readonly table: Table;
  /** Type of the frames that tell of it (seed 000 §4). */
  readonly frame: string;
  /** Version of the browser's tables with which the kind came. */
  readonly since: number;
  /** Version of the browser's tables in which its indexes became what they are, where they were others before. */
  readonly reindexed?: number;
  /**
   * Version of the shape, 1 where none is said. It grows with each change of the shape, and browsers that hold
   * rows of an older one fetch all rows of this kind again, and no others (`row-shapes.test.ts` keeps watch).
   */
  readonly shapeVersion?: number;
  /**
   * Fields that came with a later version of the shape, each with what it is in a row that was read before:
   * rules and screens meet every row whole, also offline and before it has been fetched again.
   */
  readonly added?: Partial<z.infer<Shape>>;
  /** Shape of the row; the key is always called `id`. */
  readonly shape: Shape;
  /** Where the row's id comes from, for the whole kind or row by row. */
  readonly birth: Birth | ((row: z.infer<Shape>) => Birth);
  /** What people call the row; where it has no name it is known by its parent. */
  title?(row: z.infer<Shape>): string;
  /** The scope that owns the row. */
  scope(row: z.infer<Shape>): Scope;
  /** Fields by which rules list rows, besides the id. */
  readonly lists: readonly string[];
  /** Who is let into which scope for as long as this row exists. */
  grant?(row: z.infer<Shape>): { userId: Id; scope: Scope } | undefined;
  /** Who is to hear, of what, once this row has become what it is now; whoever did it hears nothing. */
  notices?(before: z.infer<Shape> | undefined, row: z.infer<Shape>): readonly NoticeTo[];
  /** Whether administrators may be among them, who are looked up only then. */
  readonly tellsAdministrators?: true;
  /**
   * The row that takes this one with it when it is removed. With `shares` also when it
   * moves to another scope: no rule needs to name the rows, of which there may be many.
   */
  readonly parent?: Parent;
  /**
   * Rows arrive as windows, the newest of each parent, and not as a whole: for kinds of which there may be any
   * number. All rows of one parent lie in the same scope, and go only with their parent.
   */
  readonly windowed?: Windowed;
  /** Rows are the server's own: no change set may name them, only their grants make them. */
  readonly derived?: true;
  /**
   * Indexes of the browser's table besides the id, as Dexie writes them; at most two where rows are many, of which
   * one is that of a windowed kind and needs no word.
   */
  readonly indexes?: readonly string[];
  /** What the browser keeps beside a row so that an index finds it. */
  keeps?(row: z.infer<Shape>): Record<string, unknown>;
  /** Rows of one portion of a pull, where they are long each. */
  readonly portion?: number;
}

export function defineEntity<
  Name extends string,
  Table extends string,
  Shape extends z.ZodMiniType,
>(definition: EntityDefinition<Shape, Name, Table>): EntityDefinition<Shape, Name, Table> {
  return definition;
}

/** Where the id of one row comes from. */
export function birthOf<Shape extends z.ZodMiniType>(
  { birth }: Pick<EntityDefinition<Shape>, "birth">,
  row: z.infer<Shape>,
): Birth {
  return typeof birth === "function" ? birth(row) : birth;
}
