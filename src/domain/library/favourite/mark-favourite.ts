import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { FAVOURITES_MAX } from "./favourite-limits.ts";
import { count, get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { flagShape } from "../../shape.ts";
import { itemInReach } from "../can-use-library.ts";
import { favouriteShape } from "./favourite.ts";

/**
 * `file/favourite`: the caller marks what they may see as a favourite of theirs; with `favourite` 0 no more, whether they
 * see it still or not.
 */
export const markFavourite = defineCommand({
  name: "file.favourite",
  path: "/api/file/favourite",
  arguments: z.object({ id: idOf("libraryItem"), favourite: flagShape }),
  reply: favouriteShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.id === later.id ? later : undefined),
  routine: true,
  *decide({ id: itemId, favourite }, actor) {
    const { userId, now } = actor;
    const id = joinKey(itemId, userId);
    const before = yield* get("favourite", id);
    if (favourite === 0) {
      const reply = before ?? { id, itemId, userId, createTime: 0 };
      return applied(before ? [{ entity: "favourite", action: "delete", remove: id }] : [], reply);
    }
    const found = yield* itemInReach(itemId, actor);
    if (!found.ok) return refused(found.error);
    if (before) return applied([], before);
    if ((yield* count("favourite", userScope(userId))) >= FAVOURITES_MAX)
      return refused(parameterError("file.favouritesMax", { count: FAVOURITES_MAX }));
    const put = { id, itemId, userId, createTime: now };
    return applied([{ entity: "favourite", action: "add", put }], put);
  },
});
