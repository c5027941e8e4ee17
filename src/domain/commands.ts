import type * as z from "zod/mini";
import { addColumn } from "./column/add-column.ts";
import { editColumn } from "./column/edit-column.ts";
import { removeColumn } from "./column/remove-column.ts";
import type { CommandDefinition } from "./command.ts";
import { saveSetting } from "./company/save-setting.ts";
import { addGroup } from "./dialog/add-group.ts";
import { addGroupUsers } from "./dialog/add-group-users.ts";
import { editGroup } from "./dialog/edit-group.ts";
import { openUserDialog } from "./dialog/open-user-dialog.ts";
import { removeGroupUsers } from "./dialog/remove-group-users.ts";
import { setDialog } from "./dialog/set-dialog.ts";
import { editMessage } from "./message/edit-message.ts";
import { readMessages } from "./message/read-messages.ts";
import { sendText } from "./message/send-text.ts";
import { setEmoji } from "./message/set-emoji.ts";
import { withdrawMessage } from "./message/withdraw-message.ts";
import { saveNotify } from "./notify/save-notify.ts";
import { addUnit } from "./organisation/add-unit.ts";
import { editUnit } from "./organisation/edit-unit.ts";
import { moveUnit } from "./organisation/move-unit.ts";
import { removeUnit } from "./organisation/remove-unit.ts";
import { addPlan } from "./plan/add-plan.ts";
import { archivePlan } from "./plan/archive-plan.ts";
import { editPlan } from "./plan/edit-plan.ts";
import { exitPlan } from "./plan/exit-plan.ts";
import { handOverPlan } from "./plan/hand-over-plan.ts";
import { importPlan } from "./plan/import-plan.ts";
import { inviteToPlan } from "./plan/invite-to-plan.ts";
import { removePlanUsers } from "./plan/remove-plan-users.ts";
import { removePlan } from "./plan/remove-plan.ts";
import { sortPlan } from "./plan/sort-plan.ts";
import { addSubtask } from "./task/add-subtask.ts";
import { addTask } from "./task/add-task.ts";
import { archiveTask } from "./task/archive-task.ts";
import { editTask } from "./task/edit-task.ts";
import { moveTask } from "./task/move-task.ts";
import { openTaskDialog } from "./task/open-task-dialog.ts";
import { removeTask } from "./task/remove-task.ts";
import { editUserData } from "./user/edit-user-data.ts";
import { removeDevice } from "./user/remove-device.ts";
import { setDisabled } from "./user/set-disabled.ts";
import { setRole } from "./user/set-role.ts";

/** All that people can do to shared rows, online or offline. */
export const commands = {
  "user.editData": editUserData,
  "device.remove": removeDevice,
  "user.setRole": setRole,
  "user.setDisabled": setDisabled,
  "setting.save": saveSetting,
  "notify.save": saveNotify,
  "department.add": addUnit("department"),
  "department.edit": editUnit("department"),
  "department.move": moveUnit("department"),
  "department.remove": removeUnit("department"),
  "position.add": addUnit("position"),
  "position.edit": editUnit("position"),
  "position.move": moveUnit("position"),
  "position.remove": removeUnit("position"),
  "userGroup.add": addUnit("userGroup"),
  "userGroup.edit": editUnit("userGroup"),
  "userGroup.move": moveUnit("userGroup"),
  "userGroup.remove": removeUnit("userGroup"),
  "plan.add": addPlan,
  "plan.edit": editPlan,
  "plan.invite": inviteToPlan,
  "plan.removeUsers": removePlanUsers,
  "plan.handOver": handOverPlan,
  "plan.exit": exitPlan,
  "plan.archive": archivePlan,
  "plan.remove": removePlan,
  "plan.sort": sortPlan,
  "plan.import": importPlan,
  "column.add": addColumn,
  "column.edit": editColumn,
  "column.remove": removeColumn,
  "task.add": addTask,
  "task.addSubtask": addSubtask,
  "task.edit": editTask,
  "task.move": moveTask,
  "task.archive": archiveTask,
  "task.remove": removeTask,
  "task.openDialog": openTaskDialog,
  "dialog.openUser": openUserDialog,
  "dialog.addGroup": addGroup,
  "dialog.editGroup": editGroup,
  "dialog.addGroupUsers": addGroupUsers,
  "dialog.removeGroupUsers": removeGroupUsers,
  "dialog.set": setDialog,
  "message.sendText": sendText,
  "message.edit": editMessage,
  "message.withdraw": withdrawMessage,
  "message.setEmoji": setEmoji,
  "message.read": readMessages,
} as const;

export type CommandName = keyof typeof commands;
export type ArgumentsOf<Name extends CommandName> = z.input<(typeof commands)[Name]["arguments"]>;

export const commandNames = Object.keys(commands) as CommandName[];

/** The declaration of a command chosen at run time. */
export function commandOf(name: CommandName): CommandDefinition {
  return commands[name];
}
