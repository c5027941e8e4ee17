import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { makeFile } from "#tests/make/files.ts";
import { expect, test } from "vitest";
import { kindsOf } from "../message/sought-kind.ts";
import { NO_ACCESS } from "../refusal.ts";
import { removeTaskFile } from "./remove-task-file.ts";

function makeTaskFile(by: number) {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const { file, message } = makeFile(world, task.dialogId, {}, by);
  return { world, task, file, message };
}

test("a file leaves its task, which is told as that, and the message that brought it stays", () => {
  const { world, task, file, message } = makeTaskFile(MEMBER);
  const { changes } = world.does(LEADER, "task.removeFile", { fileId: file.id });
  expect(changes.filter(({ entity }) => entity === "task")).toMatchObject([
    { action: "filedelete", put: { id: task.id, fileNum: 0 } },
  ]);
  expect(world.find("file", file.id)).toBeUndefined();
  expect(world.row("task", task.id).fileNum).toBe(0);
  expect(world.row("message", message.id)).toEqual({
    ...message,
    msg: { ...message.msg, gone: true },
  });
});

test("a message whose file was taken away is found by its words, and not among files", () => {
  const { world, file, message } = makeTaskFile(MEMBER);
  expect(kindsOf(world.row("message", message.id))).toEqual(["image"]);
  world.does(LEADER, "task.removeFile", { fileId: file.id });
  world.does(MEMBER, "message.edit", { msgId: message.id, text: "See https://a.example.com" });
  expect(kindsOf(world.row("message", message.id))).toEqual(["link"]);
});

test("whoever has no part in the task takes only what they brought", () => {
  const others = makeTaskFile(MEMBER);
  const fileId = others.file.id;
  expect(others.world.refuses(COLLEAGUE, "task.removeFile", { fileId }).code).toBe(NO_ACCESS);
  const own = makeTaskFile(COLLEAGUE);
  own.world.does(COLLEAGUE, "task.removeFile", { fileId: own.file.id });
  expect(own.world.find("file", own.file.id)).toBeUndefined();
});

test("its lane is where the file lies", () => {
  expect(removeTaskFile.lane({ fileId: 7 }, { userId: MEMBER })).toEqual({ entity: "file", id: 7 });
});
