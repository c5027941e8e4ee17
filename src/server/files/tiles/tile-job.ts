import type { SmallerVariant } from "#domain/file/smaller-picture.ts";
import type { TileProblem } from "#domain/tiles/tile-problem.ts";

/** The type of papers, of which pages are drawn before they are cut. */
export const PAPER = "application/pdf";

/** What the process is asked: to cut a page of what lies in a file into tiles. */
export interface TileJob {
  readonly path: string;
  /** What it is by its first bytes. */
  readonly mime: string;
  /** Counted from 1. */
  readonly page: number;
  /** A folder of its own, for what it writes on the way. */
  readonly folder: string;
  /** Where it puts the pack. */
  readonly pack: string;
  /** Where it puts smaller pictures of a picture; of a paper none are made. */
  readonly smaller: Readonly<Record<SmallerVariant, string>>;
}

/** What it answers. */
export interface TileAnswer {
  /** Why there is no pack; left out where there is one. */
  readonly problem?: TileProblem;
  /** There was no room for it, which says nothing of the page. */
  readonly isUnstored?: boolean;
}

/** A page that is not cut, and why. */
export class NotTiled extends Error {
  override readonly name = "NotTiled";
  readonly problem: TileProblem;

  constructor(problem: TileProblem, cause?: unknown) {
    super(`There will be no tiles: ${problem}`, { cause });
    this.problem = problem;
  }
}
