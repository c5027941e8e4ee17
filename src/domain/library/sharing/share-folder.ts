import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { FOLDER_MEMBERS_MAX } from "../../limits.ts";
import { list } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { folderScope } from "../../scope.ts";
import { refuseAbsent } from "../../user/refuse-absent.ts";
import { refuseWhoLeft } from "../../user/refuse-who-left.ts";
import { libraryItemShape } from "../library-item.ts";
import { folderRightShape } from "./folder-user.ts";
import { itemOfOwner, openFolder } from "./open-folder.ts";
import { settleMembers } from "./settle-members.ts";
import { SHARED_AN_HOUR } from "./sharing-limits.ts";

/**
 * `file/share/update`: lets people into a folder or a file of the caller's own, says what they may do there, or takes them out
 * again, though not with what a unit of theirs was given. With the first of them it stands on a shelf of its own, at the
 * top for everybody.
 */
export const shareFolder = defineCommand({
  name: "file.share",
  path: "/api/file/share/update",
  perHour: SHARED_AN_HOUR,
  arguments: z.object({
    id: idOf("libraryItem"),
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(100)),
    /** "none" takes them out. */
    right: z.enum([...folderRightShape.options, "none"]),
  }),
  reply: libraryItemShape,
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  enters: ({ id }) => folderScope(id),
  *decide({ id, userId, right }, actor) {
    const found = yield* itemOfOwner(id, actor);
    if (!found.ok) return refused(found.error);
    const folder = found.value;
    const people = [...new Set(userId)];
    if (people.includes(folder.userId)) return refused(parameterError("file.ownerStays"));
    const members = yield* list("folderUser", { folderId: id });
    const units = yield* list("folderUnit", { folderId: id });
    const own = new Map(people.map((each) => [each, right]));
    if (right === "none")
      return applied(yield* settleMembers({ folder, members, units, own }, actor.now), folder);
    const known = new Set(members.map((member) => member.userId));
    const invited = people.filter((each) => !known.has(each));
    if (known.size + invited.length > FOLDER_MEMBERS_MAX)
      return refused(parameterError("file.membersMax", { count: FOLDER_MEMBERS_MAX }));
    const refusal =
      (yield* refuseAbsent(invited)) ?? (yield* refuseWhoLeft(folderScope(id), invited, actor));
    if (refusal) return refused(refusal);
    const opened = yield* openFolder(folder, actor);
    if (!opened.ok) return refused(opened.error);
    const { shared, changes } = opened.value;
    const settled = yield* settleMembers({ folder, members, units, own }, actor.now);
    return applied([...changes, ...settled], shared);
  },
});
