import type { EntityName } from "#domain/entity-names.ts";
import { accessTable } from "./access.ts";
import { accountTable } from "./account.ts";
import { columnTable } from "./column.ts";
import { companySettingTable, companyTable } from "./company.ts";
import { deviceTable } from "./device.ts";
import { dialogSettingTable } from "./dialog-setting.ts";
import { dialogTable } from "./dialog.ts";
import { dialogUserTable } from "./dialog-user.ts";
import { messageTable } from "./message.ts";
import { notifySettingTable } from "./notify-setting.ts";
import { departmentTable, positionTable, userGroupTable } from "./organisation.ts";
import { planTable } from "./plan.ts";
import { planUserTable } from "./plan-user.ts";
import type { Table } from "./table.ts";
import { taskContentTable } from "./task-content.ts";
import { taskTable } from "./task.ts";
import { userTable } from "./user.ts";

/** The table of every entity. */
const tables: { readonly [Name in EntityName]: Table<Name> } = {
  access: accessTable,
  company: companyTable,
  account: accountTable,
  device: deviceTable,
  user: userTable,
  companySetting: companySettingTable,
  department: departmentTable,
  position: positionTable,
  userGroup: userGroupTable,
  dialogSetting: dialogSettingTable,
  notifySetting: notifySettingTable,
  plan: planTable,
  planUser: planUserTable,
  column: columnTable,
  dialog: dialogTable,
  dialogUser: dialogUserTable,
  task: taskTable,
  message: messageTable,
  taskContent: taskContentTable,
};

/** The table of an entity chosen at run time. */
export function tableOf(entity: EntityName): Table {
  return tables[entity];
}
