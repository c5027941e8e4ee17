import {
  administrators,
  anyone,
  everyone,
  inside,
  leaders,
  makers,
  readers,
} from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, NO_ACCESS, PARAMETER_ERROR, PLAN_GONE, TASK_GONE } from "#domain/refusal.ts";
import { approvalRoles } from "./approval-roles.ts";
import { importRoles } from "./import-roles.ts";
import { programRoles } from "./program-roles.ts";
import { directoryRoles } from "./directory-roles.ts";
import { systemRoles } from "./system-roles.ts";
import { visitorRoles } from "../guests/visitor-roles.ts";
import { publicLinkRoles } from "../files/public-link-roles.ts";
import type { Body, Row } from "./role-row.ts";

/** A secret and a passkey that the server never saw. */
const secret = "s".repeat(43);
const passkey = { id: "unknown", response: {} };

const ofPlan: Body = ({ plan }) => ({ planId: plan.id });
const ofTask: Body = ({ task }) => ({ taskId: task.id });
/** A file that nobody has sent: its MD5 is that of no content. */
const unsent = { identifier: "0".repeat(32), totalSize: 3 };
const sheet = () => new File([Buffer.from("504b0304", "hex")], "Parts.xlsx");
const jpeg = () => new File([Buffer.from("ffd8ffe0", "hex")], "pier.jpg");
const ofDialog: Body = ({ group }) => ({ dialogId: group.id });

/** Looks like the code of a link, and is of none. */
const INVENTED = "a".repeat(43);

/** Who may make which call, and what the others are told: one row for each call that runs no command. */
export const roleTable: Record<string, Row> = {
  ...systemRoles,
  "system.priority": { codes: everyone() },
  "system.columnTemplate": { codes: everyone() },

  "user.serverKey": { codes: anyone() },
  "user.login": {
    codes: anyone(400),
    body: () => ({
      email: "nobody@example.com",
      password: "wrong",
      clientId: "client-1",
    }),
  },
  "user.logout": { codes: everyone() },
  "user.info": { codes: everyone() },
  "user.basic": { codes: everyone(), body: ({ leader }) => ({ userId: [leader.userId] }) },
  "user.search": { codes: inside(PLAN_GONE), body: ofPlan },
  "device.list": { codes: everyone() },
  "device.number": { codes: everyone() },
  "device.add": { codes: everyone() },
  "device.session": { codes: anyone() },
  "device.socketStatus": { codes: anyone() },
  "sample.info": { codes: administrators() },
  "sample.remove": { codes: administrators() },
  "invite.add": { codes: administrators(), body: () => ({}) },
  "invite.list": { codes: administrators() },
  "invite.remove": { codes: administrators(), body: () => ({ id: 1 }) },
  "invite.info": { codes: anyone(), body: ({ code }) => ({ code }) },
  "invite.accept": {
    codes: anyone(),
    body: ({ code, parts }) => ({
      code,
      name: `Bo ${parts.mint.nextId()}`,
      email: `bo${parts.mint.nextId()}@example.com`,
      password: "a good password",
      clientId: "client-1",
    }),
  },

  "account.info": { codes: everyone() },
  "account.delete": { codes: everyone(400), body: () => ({ email: "somebody.else@example.com" }) },
  "password.change": {
    codes: everyone(400),
    body: () => ({
      current: "not the password",
      password: "a new password",
      endOthers: true,
    }),
  },
  "password.forgot": {
    codes: anyone(),
    body: ({ parts }) => ({
      email: `nobody${parts.mint.nextId()}@example.com`,
    }),
  },
  "password.link": { codes: administrators(), body: ({ member }) => ({ userId: member.userId }) },
  "password.info": { codes: anyone(404), body: () => ({ code: INVENTED }) },
  "password.reset": {
    codes: anyone(404),
    body: () => ({ code: INVENTED, password: "a new password" }),
  },
  "email.change": { codes: everyone(400), body: () => ({ email: "new@example.com" }) },
  "email.confirm": { codes: anyone(404), body: () => ({ code: INVENTED }) },
  "email.set": {
    codes: administrators(),
    body: ({ outsider, parts }) => ({
      userId: outsider.userId,
      email: `outsider${parts.mint.nextId()}@example.com`,
    }),
  },
  "push.key": { codes: everyone() },
  "push.alias": { codes: everyone(), body: () => ({ subscription: null }) },
  "push.test": { codes: everyone(404) },
  "audit.list": { codes: administrators() },
  "setting.countExpired": {
    codes: administrators(),
    body: () => ({ messageDays: 30, fileDays: 0, keepPinned: true, keepTaskChats: true }),
  },
  "report.list": { codes: administrators(), body: () => ({ state: "open" }) },
  "report.decide": {
    codes: everyone(NO_ACCESS, { administrator: PARAMETER_ERROR }),
    body: () => ({ id: "1:1", action: "dismiss" }),
  },
  "audit.export": { codes: administrators() },

  "user.loginSecond": {
    codes: anyone(404),
    body: () => ({ step: secret, code: "123456", clientId: "client-1" }),
  },
  "user.loginSecondPasskey": { codes: anyone(404), body: () => ({ step: secret }) },
  "passkey.beginLogin": { codes: anyone() },
  "passkey.login": {
    codes: anyone(400),
    body: () => ({ step: secret, passkey, clientId: "client-1" }),
  },
  "singleSignOn.begin": { codes: anyone(404), body: () => ({ binding: secret }) },
  "singleSignOn.finish": {
    codes: anyone(404),
    body: () => ({
      code: secret,
      binding: secret,
      clientId: "client-1",
    }),
  },
  "security.info": { codes: everyone() },
  "twoFactor.begin": { codes: everyone(400) },
  "twoFactor.confirm": { codes: everyone(409), body: () => ({ code: "123456" }) },
  "twoFactor.renewRecovery": { codes: everyone(409), body: () => ({ code: "123456" }) },
  "twoFactor.remove": { codes: everyone(409), body: () => ({ code: "123456" }) },
  "twoFactor.people": { codes: administrators() },
  "twoFactor.reset": { codes: administrators(), body: ({ member }) => ({ userId: member.userId }) },
  "passkey.begin": { codes: everyone(400) },
  "passkey.add": { codes: everyone(400), body: () => ({ step: secret, passkey, name: "Phone" }) },
  "passkey.edit": { codes: everyone(404), body: () => ({ id: 1, name: "Phone" }) },
  "passkey.remove": { codes: everyone(404), body: () => ({ id: 1 }) },

  "plan.list": { codes: everyone() },
  "plan.one": { codes: inside(PLAN_GONE), body: ofPlan },
  "plan.easyList": { codes: everyone() },
  "plan.userList": { codes: inside(PLAN_GONE), body: ofPlan },
  "plan.link": {
    codes: leaders(PLAN_GONE),
    body: ({ plan }) => ({ planId: plan.id, refresh: true }),
  },
  "plan.removeLink": { codes: leaders(PLAN_GONE), body: ofPlan },
  "plan.inviteInfo": { codes: everyone(), body: ({ planCode }) => ({ code: planCode }) },
  "plan.join": { codes: everyone(), body: ({ planCode }) => ({ code: planCode }) },
  "column.list": { codes: inside(PLAN_GONE), body: ofPlan },
  "flow.list": { codes: inside(PLAN_GONE), body: ofPlan },
  "flow.statusList": { codes: everyone() },
  "task.flow": { codes: inside(TASK_GONE), body: ofTask },

  "task.list": { codes: inside(PLAN_GONE), body: ofPlan },
  "task.one": { codes: inside(TASK_GONE), body: ofTask },
  "task.content": { codes: inside(TASK_GONE), body: ofTask },
  "task.contentVersions": { codes: inside(TASK_GONE), body: ofTask },
  "task.log": { codes: inside(TASK_GONE), body: ofTask },
  "task.setter": {
    codes: inside(TASK_GONE),
    body: ({ task }) => ({ taskId: task.id, field: "name" }),
  },
  "task.work": { codes: everyone() },
  "task.statusAccounting": { codes: everyone() },

  "form.config": { codes: everyone(), body: ({ form }) => ({ modelId: form.id }) },
  "record.list": { codes: everyone(), body: ({ form }) => ({ modelId: form.id }) },
  "record.export": { codes: everyone(), body: ({ form }) => ({ modelId: form.id }) },
  "record.select": { codes: everyone(), body: ({ form }) => ({ modelId: form.id }) },
  "record.one": {
    codes: makers(),
    body: ({ record }) => ({ modelId: record.formId, id: record.id }),
  },
  "record.shown": {
    codes: makers(),
    body: ({ record }) => ({ modelId: record.formId, id: record.id }),
  },
  "print.templates": { codes: everyone(), body: ({ form }) => ({ formId: form.id }) },
  "print.data": {
    codes: makers(),
    body: ({ printTemplate, record }) => ({ id: printTemplate.id, formId: record.id }),
  },
  "record.removeSeveral": {
    codes: everyone(),
    body: ({ form }) => ({ modelId: form.id, ids: [4_711] }),
  },

  ...approvalRoles,
  ...importRoles,
  ...programRoles,
  ...directoryRoles,
  ...publicLinkRoles,
  ...visitorRoles,

  "file.list": { codes: readers(), body: ({ folder }) => ({ pid: folder.id }) },
  "file.one": { codes: readers(), body: ({ libraryFile }) => ({ id: libraryFile.id }) },
  // Its content has not come, so that there is nothing to be packed; `packs.test.ts` has what is.
  "file.pack": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ libraryFile }) => ({ id: [libraryFile.id] }),
  },
  "file.searchContents": { codes: everyone(), body: () => ({ key: "Rebar" }) },
  "file.search": { codes: everyone(), body: () => ({ key: "Rebar" }) },
  "task.files": { codes: inside(TASK_GONE), body: ofTask },
  "file.storage": { codes: everyone() },
  // Its content has not come; `tiles.test.ts` has what is.
  "file.tiles": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ file }) => ({ fileId: file.id, page: 1 }),
  },
  "file.testChunk": { codes: everyone(), body: () => unsent },
  "file.chunk": { codes: everyone(), body: () => unsent },
  "file.merge": {
    codes: everyone(PARAMETER_ERROR),
    body: ({ file }) => ({
      fileId: file.id,
      identifier: file.md5,
      fileName: file.name,
      fileSize: file.size,
    }),
  },
  "file.variant": {
    codes: everyone(PARAMETER_ERROR, { leader: 200 }),
    body: ({ file }) => ({ fileId: file.id, variant: "thumb", file: jpeg() }),
  },
  "file.download": {
    codes: inside(PARAMETER_ERROR),
    body: ({ file }) => ({ type: "annex", fileId: file.id }),
  },
  "file.preview": {
    codes: inside(PARAMETER_ERROR),
    body: ({ file }) => ({ fileVersionId: file.id }),
  },
  "file.upload": { codes: everyone(), body: () => ({ file: jpeg() }) },
  "file.image": { codes: everyone(), body: () => ({ type: "annexpic", file: jpeg() }) },
  "file.uploader": {
    codes: everyone(),
    body: () => ({ area: "visualdev", module: "OnlineDev", file: sheet() }),
  },
  "file.uploaderOfPlainModule": {
    codes: everyone(),
    body: () => ({ module: "OnlineDev", file: sheet() }),
  },
  "file.uploaderOfModel": {
    codes: everyone(),
    body: () => ({ area: "visualdev", module: "OnlineDev", modelId: "7", file: sheet() }),
  },
  "file.deleteById": { codes: everyone(PARAMETER_ERROR), body: ({ file }) => ({ id: file.id }) },

  "dialog.list": { codes: everyone() },
  "dialog.beyond": { codes: everyone() },
  "dialog.one": { codes: inside(DIALOG_GONE), body: ofDialog },
  "dialog.unread": { codes: inside(DIALOG_GONE), body: ofDialog },
  "dialog.todo": { codes: inside(DIALOG_GONE), body: ofDialog },
  "dialog.tops": { codes: inside(DIALOG_GONE), body: ofDialog },
  "message.list": { codes: inside(DIALOG_GONE), body: ofDialog },
  "message.latest": { codes: everyone(), body: ({ group }) => ({ dialogs: [{ id: group.id }] }) },
  "message.search": {
    codes: inside(DIALOG_GONE),
    body: ({ group }) => ({ key: "good", dialogId: group.id }),
  },
  "message.readers": {
    codes: leaders(PARAMETER_ERROR),
    body: ({ message }) => ({ msgId: message.id }),
  },
  "message.at": {
    codes: inside(DIALOG_GONE),
    body: ({ group }) => ({ dialogId: group.id, time: 1 }),
  },

  "sync.push": {
    codes: everyone(),
    body: ({ parts }) => ({
      clientId: "client-1",
      entries: [{ n: parts.mint.nextId(), call: "plan.add", data: { name: "A plan" }, at: 0 }],
    }),
  },
  "sync.ticket": { codes: everyone(), body: () => ({}) },
  "sync.window": {
    codes: inside(DIALOG_GONE),
    body: ({ group }) => ({ kind: "message", parentId: group.id }),
  },
  "sync.pull": { codes: everyone(), body: () => ({ epoch: "", since: 0 }) },
};
