import type * as z from "zod/mini";
import { asideCommands } from "./approval/commands/aside/aside-commands.ts";
import { decideApproval } from "./approval/commands/decide-approval.ts";
import { handOnApproval } from "./approval/commands/hand-on-approval.ts";
import { resubmitApproval } from "./approval/commands/resubmit-approval.ts";
import { startApproval } from "./approval/commands/start-approval.ts";
import { saveApprovalFlow } from "./approval/definition/save-flow.ts";
import { switchApprovalFlow } from "./approval/definition/switch-flow.ts";
import { endDelegation } from "./approval/delegation/end-delegation.ts";
import { setDelegation } from "./approval/delegation/set-delegation.ts";
import { printTemplateCommands } from "./print-template/print-template-commands.ts";
import { addPlanTemplate } from "./template/add-plan-template.ts";
import { editPlanTemplate } from "./template/edit-plan-template.ts";
import { removePlanTemplate } from "./template/remove-plan-template.ts";
import { taskTemplateCommands } from "./task-template/task-template-commands.ts";
import { automationCommands } from "./automation/automation-commands.ts";
import { addCheckItem } from "./checklist/add-check-item.ts";
import { editCheckItem } from "./checklist/edit-check-item.ts";
import { removeCheckItem } from "./checklist/remove-check-item.ts";
import { addColumn } from "./column/add-column.ts";
import { editColumn } from "./column/edit-column.ts";
import { removeColumn } from "./column/remove-column.ts";
import type { CommandDefinition } from "./command.ts";
import { formCommands } from "./company-form/form-commands.ts";
import { saveColumnTemplates } from "./company/save-column-templates.ts";
import { savePriorities } from "./company/save-priorities.ts";
import { saveSetting } from "./company/save-setting.ts";
import { addGroup } from "./dialog/add-group.ts";
import { addGroupUsers } from "./dialog/add-group-users.ts";
import { dialogFolderCommands } from "./dialog/folder/dialog-folder-commands.ts";
import { dissolveGroup } from "./dialog/dissolve-group.ts";
import { trustCommands } from "./dialog/trust-commands.ts";
import { editGroup } from "./dialog/edit-group.ts";
import { handOverGroup } from "./dialog/hand-over-group.ts";
import { markDialog } from "./dialog/mark-dialog.ts";
import { openUserDialog } from "./dialog/open-user-dialog.ts";
import { removeGroupUsers } from "./dialog/remove-group-users.ts";
import { keepDraft } from "./dialog/draft/keep-draft.ts";
import { setDialog } from "./dialog/set-dialog.ts";
import { removeTaskFile } from "./file/remove-task-file.ts";
import { saveFlow } from "./flow/save-flow.ts";
import { saveGuide } from "./guide/save-guide.ts";
import { addFile } from "./library/add-file.ts";
import { addFolder } from "./library/add-folder.ts";
import { copyFile } from "./library/copy-file.ts";
import { leaveFolder } from "./library/sharing/leave-folder.ts";
import { markFavourite } from "./library/favourite/mark-favourite.ts";
import { moveItems } from "./library/move-items.ts";
import { removeForGood } from "./library/remove-for-good.ts";
import { removeItems } from "./library/remove-items.ts";
import { renameItem } from "./library/rename-item.ts";
import { restoreItems } from "./library/restore-items.ts";
import { shareFolder } from "./library/sharing/share-folder.ts";
import { shareWithUnits } from "./library/sharing/share-with-units.ts";
import { addVersion } from "./library/versions/add-version.ts";
import { removeVersion } from "./library/versions/remove-version.ts";
import { restoreVersion } from "./library/versions/restore-version.ts";
import { sendChain } from "./message/chain/send-chain.ts";
import { writeChain } from "./message/chain/write-chain.ts";
import { forwardCommands } from "./message/forward/forward-commands.ts";
import { removeLink } from "./message/link/remove-link.ts";
import { assignTodo } from "./message/marks/assign-todo.ts";
import { finishTodo } from "./message/marks/finish-todo.ts";
import { pinMessage } from "./message/marks/pin-message.ts";
import { tagMessage } from "./message/marks/tag-message.ts";
import { editMessage } from "./message/edit-message.ts";
import { readMessages } from "./message/read-messages.ts";
import { sendFile } from "./message/send-file.ts";
import { sendText } from "./message/send-text.ts";
import { setEmoji } from "./message/set-emoji.ts";
import { laterCommands } from "./message/later-commands.ts";
import { starMessage } from "./message/star/star-message.ts";
import { hearMessage } from "./message/voice/hear-message.ts";
import { castVote } from "./message/vote/cast-vote.ts";
import { endVote } from "./message/vote/end-vote.ts";
import { sendVote } from "./message/vote/send-vote.ts";
import { stickerCommands } from "./sticker/sticker-commands.ts";
import { withdrawMessage } from "./message/withdraw-message.ts";
import { clearNotices } from "./notice/clear-notices.ts";
import { saveNotify } from "./notify/save-notify.ts";
import { dataInterfaceCommands } from "./data-interface/data-interface-commands.ts";
import { dictionaryCommands } from "./dictionary/dictionary-commands.ts";
import { menuCommands } from "./menu/menu-commands.ts";
import { unitCommands } from "./organisation/unit-commands.ts";
import { addPlan } from "./plan/add-plan.ts";
import { archivePlan } from "./plan/archive-plan.ts";
import { editPlan } from "./plan/edit-plan.ts";
import { exitPlan } from "./plan/exit-plan.ts";
import { handOverPlan } from "./plan/hand-over-plan.ts";
import { importPlan } from "./plan/import-plan.ts";
import { inviteToPlan } from "./plan/invite-to-plan.ts";
import { removePlanUsers } from "./plan/remove-plan-users.ts";
import { removePlan } from "./plan/remove-plan.ts";
import { addBaseline } from "./baseline/add-baseline.ts";
import { editBaseline } from "./baseline/edit-baseline.ts";
import { removeBaseline } from "./baseline/remove-baseline.ts";
import { workTimeCommands } from "./work-time/work-time-commands.ts";
import { savedViewCommands } from "./plan/saved-view/saved-view-commands.ts";
import { setPlanPlace } from "./plan/place/set-plan-place.ts";
import { setPlanRights } from "./plan/set-plan-rights.ts";
import { setPlanRole } from "./plan/set-plan-role.ts";
import { sortPlan } from "./plan/sort-plan.ts";
import { sheetCommands } from "./sheet/sheet-commands.ts";
import { tagCommands } from "./tag/tag-commands.ts";
import { fieldCommands } from "./field/field-commands.ts";
import { addTaskLink } from "./task-link/add-task-link.ts";
import { editTaskLink } from "./task-link/edit-task-link.ts";
import { leaveCommands } from "./leave/leave-commands.ts";
import { saveWorkCalendar } from "./work-calendar/save-work-calendar.ts";
import { removeTaskLink } from "./task-link/remove-task-link.ts";
import { addRecord } from "./record/add-record.ts";
import { editRecord } from "./record/edit-record.ts";
import { keepRecordDraft } from "./record/draft/keep-record-draft.ts";
import { removeRecord } from "./record/remove-record.ts";
import { addSubtask } from "./task/add-subtask.ts";
import { addTask } from "./task/add-task.ts";
import { archiveTask } from "./task/archive-task.ts";
import { editTask } from "./task/edit-task.ts";
import { copyTask } from "./task/copy/copy-task.ts";
import { attachTask } from "./task/attach-task.ts";
import { setVisibility } from "./task/private/set-visibility.ts";
import { followTask } from "./task/follow/follow-task.ts";
import { detachSubtask } from "./task/detach-subtask.ts";
import { moveTask } from "./task/move-task.ts";
import { openTaskDialog } from "./task/open-task-dialog.ts";
import { removeTask } from "./task/remove-task.ts";
import { editUserData } from "./user/edit-user-data.ts";
import { removeDevice } from "./user/remove-device.ts";
import { setDisabled } from "./user/set-disabled.ts";
import { setRole } from "./user/set-role.ts";

/** All that people can do to shared rows, online or offline. */
const declared = [
  editUserData,
  removeDevice,
  setRole,
  setDisabled,
  saveSetting,
  savePriorities,
  saveColumnTemplates,
  addPlanTemplate,
  editPlanTemplate,
  removePlanTemplate,
  saveNotify,
  clearNotices,
  saveGuide,
  ...unitCommands("department"),
  ...unitCommands("position"),
  ...unitCommands("userGroup"),
  ...unitCommands("role"),
  ...dataInterfaceCommands,
  ...menuCommands,
  ...dictionaryCommands,
  addPlan,
  editPlan,
  inviteToPlan,
  removePlanUsers,
  handOverPlan,
  setPlanPlace,
  setPlanRights,
  setPlanRole,
  exitPlan,
  archivePlan,
  removePlan,
  sortPlan,
  importPlan,
  addColumn,
  editColumn,
  removeColumn,
  saveFlow,
  ...tagCommands,
  ...fieldCommands,
  ...automationCommands,
  ...taskTemplateCommands,
  addTaskLink,
  editTaskLink,
  removeTaskLink,
  saveWorkCalendar,
  ...leaveCommands,
  addBaseline,
  editBaseline,
  removeBaseline,
  ...workTimeCommands,
  ...savedViewCommands,
  addTask,
  addSubtask,
  editTask,
  moveTask,
  copyTask,
  attachTask,
  setVisibility,
  detachSubtask,
  followTask,
  archiveTask,
  removeTask,
  addCheckItem,
  editCheckItem,
  removeCheckItem,
  removeTaskFile,
  addFolder,
  addFile,
  renameItem,
  moveItems,
  copyFile,
  addVersion,
  restoreVersion,
  removeVersion,
  removeItems,
  restoreItems,
  removeForGood,
  shareFolder,
  shareWithUnits,
  leaveFolder,
  markFavourite,
  ...formCommands,
  ...printTemplateCommands,
  addRecord,
  editRecord,
  removeRecord,
  keepRecordDraft,
  saveApprovalFlow,
  switchApprovalFlow,
  startApproval,
  decideApproval,
  ...asideCommands,
  resubmitApproval,
  handOnApproval,
  setDelegation,
  endDelegation,
  openTaskDialog,
  openUserDialog,
  addGroup,
  editGroup,
  handOverGroup,
  dissolveGroup,
  addGroupUsers,
  removeGroupUsers,
  setDialog,
  ...dialogFolderCommands,
  keepDraft,
  markDialog,
  sendText,
  sendFile,
  editMessage,
  withdrawMessage,
  setEmoji,
  tagMessage,
  pinMessage,
  assignTodo,
  finishTodo,
  ...forwardCommands,
  sendVote,
  hearMessage,
  starMessage,
  removeLink,
  ...laterCommands,
  ...trustCommands,
  ...stickerCommands,
  castVote,
  endVote,
  sendChain,
  writeChain,
  readMessages,
  ...sheetCommands,
] as const;

type Declared = (typeof declared)[number];
type Commands = { readonly [Command in Declared as Command["name"]]: Command };

/** The declarations by their names. */
export const commands = Object.fromEntries(
  declared.map((command) => [command.name, command]),
) as unknown as Commands;

export type CommandName = keyof Commands;
export type ArgumentsShapeOf<Name extends CommandName> = Commands[Name]["arguments"];
export type ReplyShapeOf<Name extends CommandName> = Commands[Name]["reply"];
/** What a command is given, as whoever calls it writes it. */
export type ArgumentsOf<Name extends CommandName> = z.input<ArgumentsShapeOf<Name>>;
/** What a command answers. */
export type ReplyTo<Name extends CommandName> = z.output<ReplyShapeOf<Name>>;

export const commandNames = declared.map(({ name }) => name);

/** The declaration of a command that may be one of another version; undefined where it is not known here. */
export function findCommand(name: string): CommandDefinition | undefined {
  return Object.hasOwn(commands, name) ? commandOf(name as CommandName) : undefined;
}

/** The declaration of a command chosen at run time: what it is given is known only to its shape. */
export function commandOf<Name extends CommandName>(
  name: Name,
): CommandDefinition<Name, z.ZodMiniType, ReplyShapeOf<Name>> {
  return commands[name] as CommandDefinition as CommandDefinition<
    Name,
    z.ZodMiniType,
    ReplyShapeOf<Name>
  >;
}
