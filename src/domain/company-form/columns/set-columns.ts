import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { FIELD_LIST_MAX, readFieldList, writeFieldList } from "../../form/list/column-wish.ts";
import { joinKey } from "../../id.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { longTextShape } from "../../shape.ts";
import { columnSettingShape } from "./column-setting.ts";

/** `SetColumnsByModuleId`: how the caller wants the columns of a list from now on; an empty list is as its designer does (seed 001 section 7). */
export const setColumns = defineCommand({
  name: "form.setColumns",
  method: "PUT",
  path: "/erp-api/permission/Authority/SetColumnsByModuleId",
  arguments: z.object({
    /** The form: by its number menus and permissions name its list too. */
    moduleId: idOf("form"),
    /** JSON text of the columns from the first to the last. */
    fieldList: longTextShape(FIELD_LIST_MAX),
  }),
  reply: columnSettingShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.moduleId === later.moduleId ? later : undefined),
  routine: true,
  *decide({ moduleId: formId, fieldList }, { userId, now }) {
    const id = joinKey(formId, userId);
    const wishes = readFieldList(fieldList);
    if (!wishes) return refused(parameterError("form.columnsUnreadable"));
    if (!(yield* get("form", formId))) return refused(parameterError("form.gone"));
    const before = yield* get("columnSetting", id);
    const put = { id, formId, userId, fieldList: writeFieldList(wishes), updateTime: now };
    if (wishes.length > 0 && before?.fieldList === put.fieldList) return applied([], before);
    const entity = "columnSetting";
    if (wishes.length > 0) {
      const action = before ? "update" : "add";
      return applied([{ entity, action, put }], put);
    }
    return applied(before ? [{ entity, action: "delete", remove: id }] : [], put);
  },
});
