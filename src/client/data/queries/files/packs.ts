import type { LocalDatabase } from "../../database/local-database.ts";
import { type PackUnderWay, readMeta } from "../../database/meta.ts";

/** Packs that are downloaded here; none while there is no line on which they are told of. */
export async function readPacks({ meta }: LocalDatabase): Promise<readonly PackUnderWay[]> {
  const [socket, packs] = await Promise.all([readMeta(meta, "socket"), readMeta(meta, "packs")]);
  return socket ? (packs ?? []) : [];
}
