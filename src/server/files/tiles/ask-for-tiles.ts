import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { askTiles as askTilesCall } from "#contract/calls/files/tiles.ts";
import { refuseUnarrived } from "#domain/file/arrival.ts";
import type { File } from "#domain/file/file.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { isLargePicture, needsTiles } from "#domain/tiles/needs-tiles.ts";
import { tilesVariant } from "#domain/tiles/tile-pack.ts";
import type { Server } from "../../server.ts";
import { contentOf, hasVariant } from "../../tables/files/content.ts";
import { askForTiles, registeredPages, tilesState } from "../../tables/files/content-tiles.ts";
import type { Db, Tx } from "../../tables/sql/db.ts";
import { contentLink } from "../content-link.ts";
import { fileInReach } from "../file-in-reach.ts";

type Parts = Pick<Server, "database" | "now" | "sealer" | "settings">;
type Reply = ReplyOf<typeof askTilesCall>;

/** `file.tiles`: where the tiles of a page are read, or how far they are. Of papers that stand in no register nobody has any made. */
export async function tilesFor(
  parts: Parts,
  { userId, tokenHash }: { readonly userId: number; readonly tokenHash: string },
  { fileId, page }: ParsedBodyOf<typeof askTilesCall>,
): Promise<Result<Reply, Refusal>> {
  const { database } = parts;
  const file = await fileInReach(database, userId, fileId);
  if (!file) return failure(parameterError("file.gone"));
  const content = await contentOf(database, fileId, "whole");
  if (!content) return failure(refuseUnarrived(file) ?? parameterError("file.onItsWay"));
  if (!(await isCut(database, file, page))) return success(told("needless"));
  const { sha256 } = content;
  const found = await tilesState(database, { sha256, page });
  if (!found) await askForTiles(database, { sha256, page }, parts.now());
  if (found?.state === "failed") return success({ ...told("failed"), problem: found.problem });
  if (found?.state !== "made") return success(told("making"));
  const url = contentLink(parts, { fileId, variant: tilesVariant(page) }, tokenHash);
  return success({ ...told("ready"), url, size: found.size });
}

async function isCut(db: Db, file: File, page: number): Promise<boolean> {
  if (page === 1 && isLargePicture(file)) return true;
  const registered = (await registeredPages(db, file.id)).find((one) => one.page === page);
  return registered !== undefined && needsTiles(file, registered);
}

function told(state: Reply["state"]): Reply {
  return { state, url: "", size: 0, problem: "" };
}

/**
 * Has the tiles made of those pages of a file that are in registers already, once its content has come; and of a large picture
 * that came without a smaller one, so that there is something to be seen of it.
 */
export async function askForTilesOf(
  tx: Tx,
  file: File,
  sha256: string,
  now: number,
): Promise<void> {
  if (isLargePicture(file) && !(await hasVariant(tx, file.id, "thumb")))
    await askForTiles(tx, { sha256, page: 1 }, now);
  for (const registered of await registeredPages(tx, file.id)) {
    if (needsTiles(file, registered)) await askForTiles(tx, { sha256, page: registered.page }, now);
  }
}
