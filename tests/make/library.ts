import type { ArgumentsOf } from "#domain/commands.ts";
import type { File } from "#domain/file/file.ts";
import { arrivalChanges } from "#domain/file/arrival.ts";
import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { COLLEAGUE, LEADER, MEMBER } from "./site.ts";
import type { World } from "./world.ts";

/** Another content of a file, which has not come. */
export function addLibraryVersion(
  world: World,
  { id }: LibraryItem,
  details: Partial<ArgumentsOf<"file.addVersion">> = {},
  userId: Id = LEADER,
): File {
  const content = { size: 4, md5: "e2fc714c4727ee9395f324cd2e7f331f" };
  const args = { id, name: "Rev B.pdf", ...content, ...details };
  return world.does(userId, "file.addVersion", args).reply.file;
}

/** A folder of the leader's own, or of whose the place is in which it comes. */
export function makeFolder(
  world: World,
  details: Partial<ArgumentsOf<"file.addFolder">> = {},
  userId: Id = LEADER,
): LibraryItem {
  return world.does(userId, "file.addFolder", { name: "Papers", ...details }).reply;
}

/** A file of the library; its content, three letters, is there. */
export function makeLibraryFile(
  world: World,
  details: Partial<ArgumentsOf<"file.add">> = {},
  userId: Id = LEADER,
): { item: LibraryItem; file: File } {
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const args = { name: "Rebar list.pdf", ...content, ...details };
  const { item, file } = world.does(userId, "file.add", args).reply;
  world.put(arrivalChanges(file, "", world.now));
  return { item, file: world.row("file", file.id) };
}

/** A folder of the leader's in which the member may write and the colleague may look. */
export function makeSharedFolder(world: World): LibraryItem {
  const { id } = makeFolder(world);
  world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "write" });
  world.does(LEADER, "file.share", { id, userId: [COLLEAGUE], right: "read" });
  return world.row("libraryItem", id);
}
