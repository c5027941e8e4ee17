import type * as z from "zod/mini";
import { approvalEntity } from "./approval/approval.ts";
import { delegationEntity } from "./approval/delegation/delegation.ts";
import { approvalEffectEntity } from "./approval/effect/approval-effect.ts";
import { approvalFlowEntity } from "./approval/definition/approval-flow.ts";
import { baselineEntity } from "./baseline/baseline.ts";
import { timeEntryEntity } from "./work-time/time-entry.ts";
import { workTimerEntity } from "./work-time/work-timer.ts";
import { checkItemEntity } from "./checklist/check-item.ts";
import { columnEntity } from "./column/column.ts";
import { companyEntity } from "./company/company.ts";
import { companySettingEntity } from "./company/company-setting.ts";
import { dialogEntity } from "./dialog/dialog.ts";
import { dialogFolderEntity } from "./dialog/folder/dialog-folder.ts";
import { dialogSettingEntity } from "./dialog/dialog-setting.ts";
import { dialogUserEntity } from "./dialog/dialog-user.ts";
import { botCommandEntity } from "./user/bot-command/bot-command.ts";
import type { EntityName } from "./entity-names.ts";
import type { EntityDefinition } from "./entity.ts";
import { companyFormEntity } from "./company-form/company-form.ts";
import { columnSettingEntity } from "./company-form/columns/column-setting.ts";
import { formFavouriteEntity } from "./company-form/favourite/form-favourite.ts";
import { formVersionEntity } from "./company-form/form-version.ts";
import { commonFunctionEntity } from "./menu/used/used-function.ts";
import { menuItemEntity } from "./menu/menu-item.ts";
import { fileEntity } from "./file/file.ts";
import { flowItemEntity } from "./flow/flow-item.ts";
import { favouriteEntity } from "./library/favourite/favourite.ts";
import { folderUnitEntity } from "./library/sharing/folder-unit.ts";
import { folderUserEntity } from "./library/sharing/folder-user.ts";
import { libraryItemEntity } from "./library/library-item.ts";
import { guideEntity } from "./guide/guide.ts";
import { messageMarkEntity } from "./message/marks/message-mark.ts";
import { dialogDraftEntity } from "./dialog/draft/dialog-draft.ts";
import { scheduledMessageEntity } from "./message/schedule/scheduled-message.ts";
import { messageReportEntity } from "./message/report/message-report.ts";
import { messageReminderEntity } from "./message/remind/message-reminder.ts";
import { starredMessageEntity } from "./message/star/starred-message.ts";
import { heardMessageEntity } from "./message/voice/heard-message.ts";
import { ballotEntity } from "./message/vote/ballot.ts";
import { messageEntity } from "./message/message.ts";
import { noticeEntity } from "./notice/notice.ts";
import { notifySettingEntity } from "./notify/notify-setting.ts";
import {
  departmentEntity,
  positionEntity,
  roleEntity,
  userGroupEntity,
} from "./organisation/unit.ts";
import { planEntity } from "./plan/plan.ts";
import { savedViewEntity } from "./plan/saved-view/saved-view.ts";
import { planPlaceEntity } from "./plan/place/plan-place.ts";
import { planUserEntity } from "./plan/plan-user.ts";
import { isRootOf, type Scope } from "./scope.ts";
import { markupEntity } from "./sheet/markup/markup.ts";
import { pinEntity } from "./sheet/pin/pin.ts";
import { sheetEntity } from "./sheet/sheet.ts";
import { sheetRevisionEntity } from "./sheet/sheet-revision.ts";
import { automationEntity } from "./automation/automation.ts";
import { planFieldEntity } from "./field/plan-field.ts";
import { stickerEntity } from "./sticker/sticker.ts";
import { stickerUseEntity } from "./sticker/sticker-use.ts";
import { planTagEntity } from "./tag/plan-tag.ts";
import { leaveAllowanceEntity } from "./leave/leave-allowance.ts";
import { leaveBookingEntity } from "./leave/leave-booking.ts";
import { leaveSettingEntity } from "./leave/leave-setting.ts";
import { workCalendarEntity } from "./work-calendar/work-calendar.ts";
import { taskLinkEntity } from "./task-link/task-link.ts";
import { printTemplateEntity } from "./print-template/print-template.ts";
import { planTemplateEntity } from "./template/plan-template.ts";
import { taskContentEntity } from "./task/task-content.ts";
import { dataInterfaceEntity } from "./data-interface/data-interface.ts";
import { dictionaryEntity } from "./dictionary/dictionary.ts";
import { taskTemplateEntity } from "./task-template/task-template.ts";
import { taskEntity } from "./task/task.ts";
import { recordEntity } from "./record/record.ts";
import { recordDraftEntity } from "./record/draft/record-draft.ts";
import { recordUserEntity } from "./record/record-user.ts";
import { accessEntity } from "./user/access.ts";
import { accountEntity } from "./user/account.ts";
import { deviceEntity } from "./user/device.ts";
import { userEntity } from "./user/user.ts";

/** Every kind of row that is synced, in the order in which a fresh browser wants them. */
export const entities = {
  access: accessEntity,
  company: companyEntity,
  account: accountEntity,
  device: deviceEntity,
  user: userEntity,
  companySetting: companySettingEntity,
  workCalendar: workCalendarEntity,
  leaveSetting: leaveSettingEntity,
  leaveAllowance: leaveAllowanceEntity,
  leaveBooking: leaveBookingEntity,
  department: departmentEntity,
  position: positionEntity,
  userGroup: userGroupEntity,
  role: roleEntity,
  dictionary: dictionaryEntity,
  dataInterface: dataInterfaceEntity,
  dialogSetting: dialogSettingEntity,
  dialogFolder: dialogFolderEntity,
  notifySetting: notifySettingEntity,
  notice: noticeEntity,
  guide: guideEntity,
  plan: planEntity,
  planUser: planUserEntity,
  column: columnEntity,
  flowItem: flowItemEntity,
  planTag: planTagEntity,
  planField: planFieldEntity,
  automation: automationEntity,
  taskTemplate: taskTemplateEntity,
  savedView: savedViewEntity,
  dialog: dialogEntity,
  dialogUser: dialogUserEntity,
  task: taskEntity,
  message: messageEntity,
  messageMark: messageMarkEntity,
  ballot: ballotEntity,
  heardMessage: heardMessageEntity,
  starredMessage: starredMessageEntity,
  dialogDraft: dialogDraftEntity,
  messageReminder: messageReminderEntity,
  messageReport: messageReportEntity,
  botCommand: botCommandEntity,
  scheduledMessage: scheduledMessageEntity,
  sticker: stickerEntity,
  stickerUse: stickerUseEntity,
  libraryItem: libraryItemEntity,
  folderUser: folderUserEntity,
  folderUnit: folderUnitEntity,
  favourite: favouriteEntity,
  file: fileEntity,
  taskContent: taskContentEntity,
  checkItem: checkItemEntity,
  taskLink: taskLinkEntity,
  baseline: baselineEntity,
  timeEntry: timeEntryEntity,
  workTimer: workTimerEntity,
  sheet: sheetEntity,
  sheetRevision: sheetRevisionEntity,
  pin: pinEntity,
  markup: markupEntity,
  form: companyFormEntity,
  formVersion: formVersionEntity,
  formFavourite: formFavouriteEntity,
  columnSetting: columnSettingEntity,
  menuItem: menuItemEntity,
  commonFunction: commonFunctionEntity,
  printTemplate: printTemplateEntity,
  record: recordEntity,
  recordUser: recordUserEntity,
  recordDraft: recordDraftEntity,
  approvalFlow: approvalFlowEntity,
  approval: approvalEntity,
  approvalEffect: approvalEffectEntity,
  delegation: delegationEntity,
  planTemplate: planTemplateEntity,
  planPlace: planPlaceEntity,
} as const;

export type RowOf<Name extends EntityName> = z.infer<(typeof entities)[Name]["shape"]>;
export type AnyRow = { [Name in EntityName]: RowOf<Name> }[EntityName];
export type RowId = number | string;

/** The declaration of an entity chosen at run time. */
export function entityOf(name: EntityName): EntityDefinition {
  return entities[name];
}

/** The scope that dies with a row: removing the plan removes all that is the plan's. */
export function scopeRootedIn(name: EntityName, row: AnyRow): Scope | undefined {
  const scope = entityOf(name).scope(row);
  return isRootOf(name, row.id, scope) ? scope : undefined;
}
