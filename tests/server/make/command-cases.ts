import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { mintId } from "#domain/id.ts";
import type { UnitKind } from "#domain/organisation/unit.ts";
import type { Someone } from "./people.ts";
import type { World } from "./world.ts";

type People = "leader" | "member" | "administrator";
type Case<Arguments> = {
  /** Who runs it; the plan's leader where left out. */
  by?: People;
  /** The tree of which a node is there before. */
  plants?: UnitKind;
  body(world: World & { unitId: number }): Arguments;
};

/** An id as a browser of somebody's mints it. */
export function mintedBy({ deviceId }: Someone, counter: number): number {
  return mintId(deviceId, counter);
}

/** What administrators do to the nodes of a tree. */
const addUnit: Case<ArgumentsOf<"department.add">> = {
  by: "administrator",
  body: ({ administrator }) => ({ id: mintedBy(administrator, 1), name: "Crane crew" }),
};
const editUnit = (plants: UnitKind): Case<ArgumentsOf<"department.edit">> => ({
  by: "administrator",
  plants,
  body: ({ unitId, member }) => ({ id: unitId, addMembers: [member.userId] }),
});
const moveUnit = (plants: UnitKind): Case<ArgumentsOf<"department.move">> => ({
  by: "administrator",
  plants,
  body: ({ unitId }) => ({ id: unitId, parentId: 0, rank: "a5" }),
});
const removeUnit = (plants: UnitKind): Case<ArgumentsOf<"department.remove">> => ({
  by: "administrator",
  plants,
  body: ({ unitId }) => ({ id: unitId }),
});

/** One way to run each command, so that none is added without one. */
export const commandCases: { readonly [Name in CommandName]: Case<ArgumentsOf<Name>> } = {
  "user.editData": { body: () => ({ nickname: "Chief Wang" }) },
  "device.remove": { by: "member", body: ({ member }) => ({ id: member.deviceId }) },
  "user.setRole": {
    by: "administrator",
    body: ({ newcomer }) => ({ id: newcomer.userId, isAdmin: true }),
  },
  "user.setDisabled": {
    by: "administrator",
    body: ({ newcomer }) => ({ id: newcomer.userId, disabled: true }),
  },
  "setting.save": {
    by: "administrator",
    body: () => ({ name: "South Yard", taskDefaultStart: "07:30" }),
  },
  "notify.save": { body: () => ({ quiet: true, quietFrom: "21:30", timeZone: "Asia/Tokyo" }) },
  "department.add": addUnit,
  "department.edit": editUnit("department"),
  "department.move": moveUnit("department"),
  "department.remove": removeUnit("department"),
  "position.add": addUnit,
  "position.edit": editUnit("position"),
  "position.move": moveUnit("position"),
  "position.remove": removeUnit("position"),
  "userGroup.add": addUnit,
  "userGroup.edit": editUnit("userGroup"),
  "userGroup.move": moveUnit("userGroup"),
  "userGroup.remove": removeUnit("userGroup"),
  "plan.add": {
    body: ({ leader }) => ({
      id: mintedBy(leader, 1),
      name: "Pier 5",
      columns: [{ id: mintedBy(leader, 2), name: "First", color: "blue" }, "Second"],
    }),
  },
  "plan.edit": { body: ({ plan }) => ({ id: plan.id, name: "Pier 4 north" }) },
  "plan.invite": {
    body: ({ plan, outsider }) => ({ planId: plan.id, userId: [outsider.userId] }),
  },
  "plan.removeUsers": {
    body: ({ plan, member }) => ({ planId: plan.id, userId: [member.userId] }),
  },
  "plan.handOver": { body: ({ plan, member }) => ({ planId: plan.id, userId: member.userId }) },
  "plan.exit": { by: "member", body: ({ plan }) => ({ planId: plan.id }) },
  "plan.archive": { body: ({ plan }) => ({ planId: plan.id, type: "add" }) },
  "plan.remove": { body: ({ plan }) => ({ planId: plan.id }) },
  "plan.sort": {
    body: ({ plan, column, task }) => ({
      planId: plan.id,
      columns: [{ id: column.id, rank: "Zz" }],
      tasks: [{ id: task.id, columnId: column.id, rank: "a5" }],
    }),
  },
  "plan.import": {
    body: ({ plan, leader, member }) => ({
      planId: plan.id,
      columns: [{ id: mintedBy(leader, 1), name: "Imported", color: "", rank: "b00" }],
      tasks: [
        {
          id: mintedBy(leader, 2),
          dialogId: mintedBy(leader, 3),
          parentId: 0,
          columnId: mintedBy(leader, 1),
          name: "Old card",
          rank: "a0",
          content: "<p>Text</p>",
          startTime: 0,
          endTime: 0,
          completeTime: 0,
          archivedTime: 0,
          color: "",
          priority: 0,
          taskUser: [
            {
              userId: member.userId,
              owner: 1,
            },
          ],
          messages: [
            {
              id: mintedBy(leader, 4),
              text: "An old remark",
              name: "Bob",
              time: 5,
            },
          ],
        },
      ],
    }),
  },
  "column.add": {
    by: "member",
    body: ({ plan, member }) => ({ id: mintedBy(member, 1), planId: plan.id, name: "New" }),
  },
  "column.edit": { body: ({ column }) => ({ id: column.id, color: "red" }) },
  "column.remove": { body: ({ task }) => ({ id: task.columnId }) },
  "task.add": {
    by: "member",
    body: ({ plan, member }) => ({
      id: mintedBy(member, 1),
      dialogId: mintedBy(member, 2),
      planId: plan.id,
      name: "Strip the formwork",
      content: "<p>Careful</p>",
      top: 1,
    }),
  },
  "task.addSubtask": {
    by: "member",
    body: ({ task, member }) => ({ id: mintedBy(member, 1), taskId: task.id, name: "Book pump" }),
  },
  "task.edit": {
    body: ({ task, leader }) => ({
      id: task.id,
      name: "Pour the north slab",
      addAssist: [leader.userId],
      content: "<p>By ten</p>",
      contentVersion: 1,
      times: [1e3, 2e3],
    }),
  },
  "task.move": {
    by: "member",
    body: ({ task, plan, column }) => ({ taskId: task.id, planId: plan.id, columnId: column.id }),
  },
  "task.archive": { body: ({ task }) => ({ taskId: task.id }) },
  "task.remove": { body: ({ task }) => [{ id: task.id }] },
  "task.openDialog": { by: "member", body: ({ task }) => ({ taskId: task.id }) },
  "dialog.openUser": { body: ({ outsider }) => ({ userId: outsider.userId }) },
  "dialog.addGroup": {
    body: ({ leader, member }) => ({
      id: mintedBy(leader, 1),
      name: "Day shift",
      userId: [member.userId],
    }),
  },
  "dialog.editGroup": { body: ({ group }) => ({ id: group.id, name: "Late shift" }) },
  "dialog.addGroupUsers": {
    body: ({ group, outsider }) => ({ dialogId: group.id, userId: [outsider.userId] }),
  },
  "dialog.removeGroupUsers": { by: "member", body: ({ group }) => ({ dialogId: group.id }) },
  "dialog.set": { body: ({ group }) => ({ dialogId: group.id, top: 1, silence: 1 }) },
  "message.sendText": {
    by: "member",
    body: ({ taskDialog, message, member, leader }) => ({
      id: mintedBy(member, 1),
      dialogId: taskDialog.id,
      replyId: message.id,
      text: `At ten, <@${leader.userId}>`,
    }),
  },
  "message.edit": { body: ({ message }) => ({ msgId: message.id, text: "Ready now?" }) },
  "message.withdraw": { body: ({ message }) => ({ msgId: message.id }) },
  "message.setEmoji": {
    by: "member",
    body: ({ message }) => ({ msgId: message.id, symbol: "👍" }),
  },
  "message.read": {
    by: "member",
    body: ({ message }) => ({ id: [{ id: message.id, dialogId: message.dialogId }] }),
  },
};
