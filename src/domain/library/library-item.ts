import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { idShape, timeShape } from "../shape.ts";
import { shelfScope } from "./shelf.ts";

/** A folder or a file of the library (seed 000 §3: File). */
export const libraryItemShape = z.object({
  id: idShape,
  /** The folder in which it lies, 0 = at the top. */
  pid: z.int(),
  /** The plan in whose scope it lives, 0 = none. */
  planId: z.int(),
  /** The shared folder in whose scope it lives, which is it itself at the top; 0 = none. */
  folderId: z.int(),
  /** Who put it there; whose it is where it lives in no plan and no shared folder. */
  userId: idShape,
  kind: z.enum(["folder", "file"]),
  name: z.string(),
  /** What the name of a file ends in, small and without the dot; "" = nothing, or a folder. */
  ext: z.string(),
  /** Bytes of a file; 0 = a folder. */
  size: z.int(),
  /** The file that holds its content, 0 = it is a folder. */
  fileId: z.int(),
  /** Which of its contents that is: they are numbered from 1. */
  version: z.int(),
  createTime: timeShape,
  updateTime: timeShape,
  /** Epoch ms at which it went into the trash, 0 = it did not; what lies in it is there with it. */
  removedTime: timeShape,
});
export type LibraryItem = z.infer<typeof libraryItemShape>;

export const libraryItemEntity = defineEntity({
  name: "libraryItem",
  table: "library_items",
  frame: "file",
  since: 9,
  shape: libraryItemShape,
  birth: "own",
  title: ({ name }) => name,
  scope: shelfScope,
  lists: ["pid"],
  indexes: ["scope", "pid"],
});
