import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { itemToChange, refuseTaking } from "../can-use-library.ts";
import { libraryItemShape } from "../library-item.ts";
import { versionsOf } from "./versions-of.ts";
import { withoutVersion } from "./versions-beside.ts";

/** `file/content/remove`: a version goes for good; where it was the newest, the one before stands in its place. */
export const removeVersion = defineCommand({
  name: "file.removeVersion",
  path: "/api/file/content/remove",
  arguments: z.object({ id: idOf("libraryItem"), fileId: idOf("file") }),
  reply: libraryItemShape,
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  takes: true,
  *decide({ id, fileId }, actor) {
    const found = yield* itemToChange(id, actor);
    if (!found.ok) return refused(found.error);
    const { item } = found.value;
    const versions = yield* versionsOf(id);
    const version = versions.find((file) => file.id === fileId);
    if (!version) return refused(parameterError("file.gone"));
    // Whoever brought it may take it back, as a file that they put there.
    const refusal = version.userId === actor.userId ? undefined : refuseTaking(found.value, actor);
    if (refusal) return refused(refusal);
    const remove: Change = { entity: "file", action: "delete", remove: fileId };
    const relinked = withoutVersion(versions, version).map((put): Change => ({
      entity: "file",
      action: "update",
      put,
    }));
    if (item.fileId !== fileId) return applied([remove, ...relinked], item);
    const next = versions.find((file) => file.id !== fileId);
    if (!next) return refused(parameterError("file.onlyVersion"));
    const put = { ...item, fileId: next.id, size: next.size, updateTime: actor.now };
    const renewed: Change = { entity: "libraryItem", action: "update", put };
    return applied([remove, ...relinked, renewed], put);
  },
});
