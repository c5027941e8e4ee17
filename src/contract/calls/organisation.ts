import * as z from "zod/mini";
import { addUnitShape } from "#domain/organisation/add-unit.ts";
import { editUnitShape } from "#domain/organisation/edit-unit.ts";
import { moveUnitShape } from "#domain/organisation/move-unit.ts";
import { removeUnitShape } from "#domain/organisation/remove-unit.ts";
import { unitShape } from "#domain/organisation/unit.ts";
import { idShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

const removedShape = z.object({ id: idShape });

/** A new department, behind those beside it. */
export const addDepartment = defineCall({
  name: "department.add",
  method: "POST",
  path: "/api/department/add",
  access: "admin",
  body: addUnitShape,
  reply: unitShape,
  command: "department.add",
});

/** The name of a department, and who is in it. */
export const editDepartment = defineCall({
  name: "department.edit",
  method: "POST",
  path: "/api/department/edit",
  access: "admin",
  body: editUnitShape,
  reply: unitShape,
  command: "department.edit",
});

/** A department with all that stand below it, to another place. */
export const moveDepartment = defineCall({
  name: "department.move",
  method: "POST",
  path: "/api/department/move",
  access: "admin",
  body: moveUnitShape,
  reply: unitShape,
  command: "department.move",
});

/** A department goes; what is in it goes to the one above where that is asked for. */
export const removeDepartment = defineCall({
  name: "department.remove",
  method: "POST",
  path: "/api/department/remove",
  access: "admin",
  body: removeUnitShape,
  reply: removedShape,
  command: "department.remove",
});

/** A new position, behind those beside it. */
export const addPosition = defineCall({
  name: "position.add",
  method: "POST",
  path: "/api/position/add",
  access: "admin",
  body: addUnitShape,
  reply: unitShape,
  command: "position.add",
});

/** The name of a position, and who is in it. */
export const editPosition = defineCall({
  name: "position.edit",
  method: "POST",
  path: "/api/position/edit",
  access: "admin",
  body: editUnitShape,
  reply: unitShape,
  command: "position.edit",
});

/** A position with all that stand below it, to another place. */
export const movePosition = defineCall({
  name: "position.move",
  method: "POST",
  path: "/api/position/move",
  access: "admin",
  body: moveUnitShape,
  reply: unitShape,
  command: "position.move",
});

/** A position goes; what is in it goes to the one above where that is asked for. */
export const removePosition = defineCall({
  name: "position.remove",
  method: "POST",
  path: "/api/position/remove",
  access: "admin",
  body: removeUnitShape,
  reply: removedShape,
  command: "position.remove",
});

/** A new group of people, behind those beside it. */
export const addUserGroup = defineCall({
  name: "userGroup.add",
  method: "POST",
  path: "/api/group/add",
  access: "admin",
  body: addUnitShape,
  reply: unitShape,
  command: "userGroup.add",
});

/** The name of a group of people, and who is in it. */
export const editUserGroup = defineCall({
  name: "userGroup.edit",
  method: "POST",
  path: "/api/group/edit",
  access: "admin",
  body: editUnitShape,
  reply: unitShape,
  command: "userGroup.edit",
});

/** A group of people with all that stand below it, to another place. */
export const moveUserGroup = defineCall({
  name: "userGroup.move",
  method: "POST",
  path: "/api/group/move",
  access: "admin",
  body: moveUnitShape,
  reply: unitShape,
  command: "userGroup.move",
});

/** A group of people goes; what is in it goes to the one above where that is asked for. */
export const removeUserGroup = defineCall({
  name: "userGroup.remove",
  method: "POST",
  path: "/api/group/remove",
  access: "admin",
  body: removeUnitShape,
  reply: removedShape,
  command: "userGroup.remove",
});
