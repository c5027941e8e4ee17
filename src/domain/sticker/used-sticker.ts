import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import { USED_STICKERS_MAX } from "./sticker-limits.ts";
import type { StickerUse } from "./sticker-use.ts";

/** That somebody has used a sticker now; of those used longest ago the one that is too many is forgotten, if it is no favourite. */
export function* usedStickerChanges(key: string, userId: Id, now: number): Reading<Change[]> {
  const uses = yield* list("stickerUse", { userId });
  const before = uses.find((use) => use.key === key);
  const put = { ...(before ?? newStickerUse(key, userId)), useTime: now };
  const [oldest] = before ? [] : surplusOf(uses);
  const used: Change = { entity: "stickerUse", action: before ? "update" : "add", put };
  return oldest ? [used, { entity: "stickerUse", action: "delete", remove: oldest.id }] : [used];
}

/** What is known of a sticker that somebody has not used. */
export function newStickerUse(key: string, userId: Id): StickerUse {
  return { id: `${key}:${userId}`, key, userId, favourite: 0, useTime: 0 };
}

function surplusOf(uses: readonly StickerUse[]): readonly StickerUse[] {
  const used = uses
    .filter(({ favourite }) => favourite === 0)
    .toSorted((left, right) => left.useTime - right.useTime);
  return used.length < USED_STICKERS_MAX ? [] : used;
}
