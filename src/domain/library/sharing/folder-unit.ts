import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { UNIT_KINDS } from "../../organisation/unit.ts";
import { folderScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";
import { folderRightShape } from "./folder-user.ts";

/** What a folder is shared with as a whole: a node of the company's trees, a plan, or an ordinary group of the messenger. */
export const FOLDER_UNIT_KINDS = [...UNIT_KINDS, "plan", "dialog"] as const;
export type FolderUnitKind = (typeof FOLDER_UNIT_KINDS)[number];

/** That all of a unit were let into a shared folder, with those of the units below it. */
export const folderUnitShape = z.object({
  /** `<folderId>:<unitId>` */
  id: z.string(),
  folderId: idShape,
  kind: z.enum(FOLDER_UNIT_KINDS),
  unitId: idShape,
  right: folderRightShape,
  createTime: timeShape,
});
export type FolderUnit = z.infer<typeof folderUnitShape>;

export const folderUnitEntity = defineEntity({
  name: "folderUnit",
  table: "folder_units",
  frame: "file",
  since: 30,
  shapeVersion: 2,
  shape: folderUnitShape,
  birth: "computed",
  scope: (row) => folderScope(row.folderId),
  lists: ["folderId"],
  indexes: ["scope", "folderId"],
});
