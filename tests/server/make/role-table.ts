import { COUNTER_MAX, mintId } from "#domain/id.ts";
import { DIALOG_GONE, PARAMETER_ERROR, PLAN_GONE, TASK_GONE } from "#domain/refusal.ts";
import type { Server } from "#server/server.ts";
import type { Someone } from "./people.ts";
import {
  type Body,
  administrators,
  anyone,
  everyone,
  inside,
  leaders,
  refusedToAll,
  unproved,
  type Rule,
} from "./role-rules.ts";

/** A secret and a passkey that the server never saw. */
const secret = "s".repeat(43);
const passkey = { id: "unknown", response: {} };

const ofPlan: Body = ({ site }) => ({ planId: site.planId });
const ofTask: Body = ({ site }) => ({ taskId: site.taskId });
const ofDialog: Body = ({ site }) => ({ dialogId: site.dialogId });
const ofMessage: Body = ({ site }) => ({ msgId: site.messageId });

/** Looks like the code of a link, and is of none. */
const INVENTED = "a".repeat(43);

/** An id of the range of somebody's browser that nothing was born with. */
const ownId = ({ deviceId }: Someone, { mint }: Server): number =>
  mintId(deviceId, mint.nextId() % COUNTER_MAX);

const newUnit: Body = ({ parts }) => ({ name: `Unit ${parts.mint.nextId()}` });

/** Who may make which call, and what the others are told. One row for each call of the contract. */
export const roleTable: Record<string, Rule> = {
  "system.health": anyone(200),
  "system.setting": anyone(200),
  "system.version": anyone(200),
  "system.prefetch": anyone(200),
  "system.setup": anyone(409, () => ({
    company: "Other",
    name: "Eve Other",
    email: "eve@example.com",
    password: "a good password",
    language: "en",
    sample: false,
  })),
  "system.priority": everyone(),
  "system.columnTemplate": everyone(),

  "user.serverKey": anyone(200),
  "user.login": anyone(400, () => ({
    email: "nobody@example.com",
    password: "wrong",
    clientId: "client-1",
  })),
  "user.logout": everyone(),
  "user.info": everyone(),
  "user.basic": everyone(({ crew }) => ({ userId: [crew.leader.userId] })),
  "user.search": inside(PLAN_GONE, ofPlan),
  "user.editData": everyone(({ parts }) => ({ nickname: `Name ${parts.mint.nextId()}` })),
  "device.list": everyone(),
  "device.number": everyone(),
  "device.add": everyone(),
  "device.session": anyone(200),
  "device.socketStatus": anyone(200),
  "device.remove": inside(400, ({ crew }) => ({ id: crew.member.deviceId }), { leader: 400 }),
  "invite.add": administrators(() => ({})),
  "invite.list": administrators(),
  "invite.remove": administrators(() => ({ id: 1 })),
  "invite.info": anyone(200, ({ code }) => ({ code })),
  "invite.accept": anyone(200, ({ code, parts }) => ({
    code,
    name: `Bo ${parts.mint.nextId()}`,
    email: `bo${parts.mint.nextId()}@example.com`,
    password: "a good password",
    clientId: "client-1",
  })),

  "account.info": everyone(),
  "account.delete": refusedToAll(400, () => ({ email: "somebody.else@example.com" })),
  "password.change": refusedToAll(400, () => ({
    current: "not the password",
    password: "a new password",
    endOthers: true,
  })),
  "password.forgot": anyone(200, ({ parts }) => ({
    email: `nobody${parts.mint.nextId()}@example.com`,
  })),
  "password.link": administrators(({ crew }) => ({ userId: crew.member.userId })),
  "password.info": anyone(404, () => ({ code: INVENTED })),
  "password.reset": anyone(404, () => ({ code: INVENTED, password: "a new password" })),
  "email.change": refusedToAll(400, () => ({ email: "new@example.com" })),
  "email.confirm": anyone(404, () => ({ code: INVENTED })),
  "email.set": administrators(({ crew, parts }) => ({
    userId: crew.outsider.userId,
    email: `outsider${parts.mint.nextId()}@example.com`,
  })),

  "user.setRole": administrators(({ crew }) => ({ id: crew.outsider.userId, isAdmin: false })),
  "user.setDisabled": administrators(({ crew }) => ({
    id: crew.outsider.userId,
    disabled: false,
  })),
  "setting.save": administrators(() => ({ debug: false })),
  "notify.save": everyone(() => ({ quiet: true })),
  "push.key": everyone(),
  "push.alias": everyone(() => ({ subscription: null })),
  "push.test": unproved(404),
  "audit.list": administrators(),
  "audit.export": administrators(),
  "department.add": administrators(newUnit),
  "department.edit": administrators(({ units }) => ({ id: units.department, name: "Yard" })),
  "department.move": administrators(({ units }) => ({ id: units.department, parentId: 0 })),
  "department.remove": administrators(({ units }) => ({ id: units.department })),
  "position.add": administrators(newUnit),
  "position.edit": administrators(({ units }) => ({ id: units.position, name: "Rigger" })),
  "position.move": administrators(({ units }) => ({ id: units.position, parentId: 0 })),
  "position.remove": administrators(({ units }) => ({ id: units.position })),
  "userGroup.add": administrators(newUnit),
  "userGroup.edit": administrators(({ units }) => ({ id: units.userGroup, name: "Divers" })),
  "userGroup.move": administrators(({ units }) => ({ id: units.userGroup, parentId: 0 })),
  "userGroup.remove": administrators(({ units }) => ({ id: units.userGroup })),

  "user.loginSecond": anyone(404, () => ({ step: secret, code: "123456", clientId: "client-1" })),
  "user.loginSecondPasskey": anyone(404, () => ({ step: secret })),
  "passkey.beginLogin": anyone(200),
  "passkey.login": anyone(400, () => ({ step: secret, passkey, clientId: "client-1" })),
  "singleSignOn.begin": anyone(404, () => ({ binding: secret })),
  "singleSignOn.finish": anyone(404, () => ({
    code: secret,
    binding: secret,
    clientId: "client-1",
  })),
  "security.info": everyone(),
  "twoFactor.begin": unproved(400),
  "twoFactor.confirm": unproved(409, () => ({ code: "123456" })),
  "twoFactor.renewRecovery": unproved(409, () => ({ code: "123456" })),
  "twoFactor.remove": unproved(409, () => ({ code: "123456" })),
  "twoFactor.people": administrators(),
  "twoFactor.reset": administrators(({ crew }) => ({ userId: crew.member.userId })),
  "passkey.begin": unproved(400),
  "passkey.add": unproved(400, () => ({ step: secret, passkey, name: "Phone" })),
  "passkey.edit": unproved(404, () => ({ id: 1, name: "Phone" })),
  "passkey.remove": unproved(404, () => ({ id: 1 })),

  "plan.list": everyone(),
  "plan.one": inside(PLAN_GONE, ofPlan),
  "plan.easyList": everyone(),
  "plan.userList": inside(PLAN_GONE, ofPlan),
  "plan.add": everyone(() => ({ name: "South pier" })),
  "plan.edit": leaders(PLAN_GONE, ({ site }) => ({ id: site.planId, name: "East pier" })),
  "plan.invite": leaders(PLAN_GONE, ({ site, crew }) => ({
    planId: site.planId,
    userId: [crew.outsider.userId],
  })),
  "plan.link": leaders(PLAN_GONE, ({ site }) => ({ planId: site.planId, refresh: true })),
  "plan.removeLink": leaders(PLAN_GONE, ofPlan),
  "plan.inviteInfo": everyone(({ planCode }) => ({ code: planCode })),
  "plan.join": everyone(({ planCode }) => ({ code: planCode })),
  "plan.removeUsers": leaders(PLAN_GONE, ({ site, crew }) => ({
    planId: site.planId,
    userId: [crew.member.userId],
  })),
  "plan.handOver": leaders(PLAN_GONE, ({ site, crew }) => ({
    planId: site.planId,
    userId: crew.member.userId,
  })),
  "plan.exit": inside(PLAN_GONE, ofPlan, { leader: 400 }),
  "plan.archive": leaders(PLAN_GONE, ofPlan),
  "plan.remove": leaders(PLAN_GONE, ofPlan),
  "plan.sort": inside(PLAN_GONE, ({ site }) => ({
    planId: site.planId,
    columns: [{ id: site.columnId, rank: "a5" }],
  })),
  "plan.import": leaders(PLAN_GONE, ({ site, me, parts }) => ({
    planId: site.planId,
    columns: [{ id: ownId(me, parts), name: "Imported", color: "", rank: "a6" }],
    tasks: [],
  })),
  "column.list": inside(PLAN_GONE, ofPlan),
  "column.add": inside(PLAN_GONE, ({ site }) => ({ planId: site.planId, name: "Waiting" })),
  "column.edit": inside(PARAMETER_ERROR, ({ site }) => ({ id: site.columnId, name: "Waiting" })),
  "column.remove": leaders(PARAMETER_ERROR, ({ site }) => ({ id: site.columnId })),

  "task.list": inside(PLAN_GONE, ofPlan),
  "task.one": inside(TASK_GONE, ofTask),
  "task.content": inside(TASK_GONE, ofTask),
  "task.work": everyone(),
  "task.statusAccounting": everyone(),
  "task.add": inside(PLAN_GONE, ({ site }) => ({ planId: site.planId, name: "Strip forms" })),
  "task.addSubtask": leaders(TASK_GONE, ({ site }) => ({ taskId: site.taskId, name: "Cubes" })),
  "task.edit": leaders(TASK_GONE, ({ site }) => ({ id: site.taskId, name: "Pour it" })),
  "task.move": leaders(TASK_GONE, ({ site }) => ({
    taskId: site.taskId,
    planId: site.planId,
    columnId: site.otherColumnId,
  })),
  "task.archive": leaders(TASK_GONE, ofTask),
  "task.remove": leaders(TASK_GONE, ({ site }) => [{ id: site.taskId }]),
  "task.openDialog": inside(TASK_GONE, ofTask),

  "dialog.list": everyone(),
  "dialog.one": inside(DIALOG_GONE, ofDialog),
  "dialog.openUser": everyone(({ crew }) => ({ userId: crew.member.userId })),
  "dialog.addGroup": everyone(({ crew }) => ({
    name: "Two of us",
    userId: [crew.leader.userId, crew.member.userId],
  })),
  "dialog.editGroup": leaders(DIALOG_GONE, ({ site }) => ({ id: site.dialogId, name: "Evening" })),
  "dialog.addGroupUsers": leaders(DIALOG_GONE, ({ site, crew }) => ({
    dialogId: site.dialogId,
    userId: [crew.outsider.userId],
  })),
  "dialog.removeGroupUsers": inside(DIALOG_GONE, ({ site, crew }) => ({
    dialogId: site.dialogId,
    userId: [crew.member.userId],
  })),
  "dialog.set": inside(DIALOG_GONE, ({ site }) => ({ dialogId: site.dialogId, top: 1 })),
  "message.list": inside(DIALOG_GONE, ofDialog),
  "message.latest": everyone(({ site }) => ({ dialogs: [{ id: site.dialogId }] })),
  "message.search": inside(DIALOG_GONE, ({ site }) => ({ key: "good", dialogId: site.dialogId })),
  "message.sendText": inside(DIALOG_GONE, ({ site }) => ({
    dialogId: site.dialogId,
    text: "Noted",
  })),
  "message.edit": leaders(PARAMETER_ERROR, ({ site }) => ({
    msgId: site.messageId,
    text: "Hello",
  })),
  "message.withdraw": leaders(PARAMETER_ERROR, ofMessage),
  "message.setEmoji": inside(PARAMETER_ERROR, ({ site }) => ({
    msgId: site.messageId,
    symbol: "👍",
  })),
  "message.read": inside(DIALOG_GONE, ({ site }) => ({
    id: [{ id: site.messageId, dialogId: site.dialogId }],
  })),

  "sync.push": everyone(({ parts }) => ({
    clientId: "client-1",
    entries: [{ n: parts.mint.nextId(), call: "plan.add", data: { name: "A plan" }, at: 0 }],
  })),
  "sync.ticket": everyone(() => ({})),
  "sync.pull": everyone(() => ({ epoch: "", since: 0 })),
};
