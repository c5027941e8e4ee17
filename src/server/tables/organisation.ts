import { defineTable } from "./table.ts";

export const departmentTable = defineTable("department", "departments");
export const positionTable = defineTable("position", "positions");
export const userGroupTable = defineTable("userGroup", "user_groups");
