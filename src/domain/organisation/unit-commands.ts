import { addUnit } from "./add-unit.ts";
import { editUnit } from "./edit-unit.ts";
import { moveUnit } from "./move-unit.ts";
import { removeUnit } from "./remove-unit.ts";
import type { UnitKind } from "./unit.ts";

/** What can be done to one of the company's trees. */
export function unitCommands<Kind extends UnitKind>(kind: Kind) {
  return [addUnit(kind), editUnit(kind), moveUnit(kind), removeUnit(kind)] as const;
}
