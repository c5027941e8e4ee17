import type { SmallerVariant } from "#domain/file/smaller-picture.ts";
import type { Id } from "#domain/id.ts";
import type { TileProblem } from "#domain/tiles/tile-problem.ts";
import type { Db, Tx } from "../sql/db.ts";
import { type Content, CONTENT_COLUMNS, isOpenSql, KEPT_UNDER_SQL } from "./content.ts";

/** A page that stands in a register of drawings, as large as that says, and the content of its file. */
export interface RegisteredPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** The pages of a file that stand in registers. */
export async function registeredPages(db: Db, fileId: Id): Promise<RegisteredPage[]> {
  return db.run<RegisteredPage & Record<string, unknown>>(
    `select page, max(width) as width, max(height) as height from sheet_revisions
     where file_id = $1 group by page order by page`,
    [fileId],
  );
}

/** How far the tiles of a page are. */
export type TilesState =
  | { readonly state: "waiting" }
  | { readonly state: "made"; readonly size: number }
  | { readonly state: "failed"; readonly problem: TileProblem };

/** Says that the tiles of a page are to be made, where nobody has. */
export async function askForTiles(db: Db, { sha256, page }: TiledPage, now: number): Promise<void> {
  await db.run(
    `insert into content_tiles (sha256, page, next_time) values ($1, $2, $3) on conflict do nothing`,
    [sha256, page, now],
  );
}

/** How far they are; undefined where nobody has asked for them. */
export async function tilesState(
  db: Db,
  { sha256, page }: TiledPage,
): Promise<TilesState | undefined> {
  const [found] = await db.run<{ state: TilesState["state"]; problem: TileProblem; size: number }>(
    `select t.state, t.problem, coalesce(c.size, 0) as size from content_tiles t
     left join contents c on c.sha256 = t.tiles where t.sha256 = $1 and t.page = $2`,
    [sha256, page],
  );
  if (found?.state === "made") return { state: "made", size: found.size };
  if (found?.state === "failed") return { state: "failed", problem: found.problem };
  return found && { state: "waiting" };
}

/** The content with the tiles of a page of a file; undefined where there is none, or a scanner has not let the file through. */
export async function tilesOf(db: Db, fileId: Id, page: number): Promise<Content | undefined> {
  const [content] = await db.run<Content & Record<string, unknown>>(
    `select ${CONTENT_COLUMNS} from file_contents f join contents w on w.sha256 = f.sha256
     join content_tiles t on t.sha256 = w.sha256 and t.page = $2
     join contents c on c.sha256 = t.tiles
     where f.file_id = ${KEPT_UNDER_SQL} and f.variant = 'whole' and ${isOpenSql("w")}`,
    [fileId, page],
  );
  return content;
}

/** A smaller picture that was made of a file with its tiles; undefined as for those. */
export async function smallerOf(
  db: Db,
  fileId: Id,
  variant: SmallerVariant,
): Promise<Content | undefined> {
  const [content] = await db.run<Content & Record<string, unknown>>(
    `select ${CONTENT_COLUMNS} from file_contents f join contents w on w.sha256 = f.sha256
     join content_tiles t on t.sha256 = w.sha256 and t.page = 1
     join contents c on c.sha256 = case $2 when 'view' then t.view else t.thumb end
     where f.file_id = ${KEPT_UNDER_SQL} and f.variant = 'whole' and ${isOpenSql("w")}`,
    [fileId, variant],
  );
  return content;
}

/** A page of a content. */
export interface TiledPage {
  readonly sha256: string;
  readonly page: number;
}

/** A page whose tiles are to be made. */
export interface DueTiles extends TiledPage {
  /** Bytes of the content. */
  readonly size: number;
  /** What it is by its first bytes. */
  readonly mime: string;
  readonly tries: number;
}

/** Milliseconds for which it counts what was cut for somebody. */
const COUNTED = 3_600_000;
/** Pages for which one counts that could not be cut: it may have taken minutes. */
const FAILED_COUNTS = 30;

/** SQL of who brought a content, known by an alias, first. */
const bringerSql = (content: string) => `(
  select k.user_id from file_contents b join files k on k.id = b.file_id
  where b.sha256 = ${content}.sha256 and b.variant = 'whole' order by k.id limit 1)`;

/**
 * One that may be opened and that somebody has for themselves until then; undefined where there is none. Whoever had the least cut
 * for them of late comes first: nobody's drawings wait behind all that somebody else brings.
 */
export async function claimTiles(
  db: Db,
  now: number,
  until: number,
): Promise<DueTiles | undefined> {
  const [due] = await db.run<DueTiles & Record<string, unknown>>(
    `with cut as materialized (
       select ${bringerSql("w")} as user_id, case w.state when 'failed' then $4::int else 1 end as pages
       from content_tiles w where w.tries > 0 and w.next_time > $3),
     counted as materialized (select user_id, sum(pages) as pages from cut group by user_id)
     update content_tiles t set next_time = $2, tries = t.tries + 1 from contents c
     where c.sha256 = t.sha256 and (t.sha256, t.page) = (
       select d.sha256, d.page from content_tiles d join contents c on c.sha256 = d.sha256
       where d.state = 'waiting' and d.next_time <= $1 and ${isOpenSql("c")}
       order by coalesce((select pages from counted where user_id = ${bringerSql("d")}), 0),
         d.next_time, d.sha256, d.page limit 1 for update of d skip locked)
     returning t.sha256, t.page, c.size, c.mime, t.tries`,
    [now, until, now - COUNTED, FAILED_COUNTS],
  );
  return due;
}

/** The contents that were made of a page; "" = none was. */
export interface MadeOfPage extends Readonly<Record<SmallerVariant, string>> {
  readonly tiles: string;
}

/** Says what was made of a page; all of it is held. */
export async function keepTiles(
  tx: Tx,
  { sha256, page }: TiledPage,
  { tiles, view, thumb }: MadeOfPage,
): Promise<void> {
  await tx.run(
    `update content_tiles set state = 'made', tiles = $3, view = $4, thumb = $5
     where sha256 = $1 and page = $2`,
    [sha256, page, tiles, view, thumb],
  );
}

/** Says that the tiles of a page cannot be made; nobody tries again. */
export async function giveTilesUp(
  db: Db,
  { sha256, page }: TiledPage,
  problem: TileProblem,
): Promise<void> {
  await db.run(
    `update content_tiles set state = 'failed', problem = $3
     where sha256 = $1 and page = $2 and state = 'waiting'`,
    [sha256, page, problem],
  );
}

/** Leaves a page to whoever comes by then: that it was not made says nothing of it, so it was no try. */
export async function leaveTiles(
  db: Db,
  { sha256, page }: TiledPage,
  until: number,
): Promise<void> {
  await db.run(
    `update content_tiles set next_time = $3, tries = greatest(0, tries - 1)
     where sha256 = $1 and page = $2 and state = 'waiting'`,
    [sha256, page, until],
  );
}

/** Lets a page be tried once more, by then. */
export async function putTilesOff(
  db: Db,
  { sha256, page }: TiledPage,
  until: number,
): Promise<void> {
  await db.run(
    `update content_tiles set next_time = $3 where sha256 = $1 and page = $2 and state = 'waiting'`,
    [sha256, page, until],
  );
}
