import { makeFolder, makeLibraryFile } from "#tests/make/library.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { addFile } from "./add-file.ts";

const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };

test("a file is in its folder at once, and its content is on its way", () => {
  const world = makeCompany();
  const { id: pid } = makeFolder(world, {}, MEMBER);
  const args = { pid, name: "C:\\site\\Slab 4.JPG", ...content, width: 40, height: 30 };
  const { item, file } = world.does(MEMBER, "file.add", args).reply;
  expect(item).toMatchObject({ pid, name: "Slab 4.JPG", ext: "jpg", size: 3, version: 1 });
  expect(item.fileId).toBe(file.id);
  expect(file).toMatchObject({ itemId: item.id, name: "Slab 4.JPG", width: 40, arriveTime: 0 });
  expect(addFile.lane(args, { userId: MEMBER })).toEqual({ entity: "libraryItem", id: pid });
});

test("a second one of the same name gets a number before its ending, under which it is saved too", () => {
  const world = makeCompany();
  makeLibraryFile(world, { name: "Slab.jpg" });
  const { item, file } = makeLibraryFile(world, { name: "Slab.jpg" });
  expect(item.name).toBe("Slab (2).jpg");
  expect(file.name).toBe("Slab (2).jpg");
});
