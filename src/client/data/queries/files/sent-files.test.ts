import { expect, test } from "vitest";
import { makeFile } from "#tests/make/files.ts";
import { makeLibraryFile } from "#tests/make/library.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { readSentFiles } from "./sent-files.ts";

test("what was sent in the chats of a plan and of its tasks is found, with its place", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { plan: other } = makePlan(world, "Tower C");
  const task = makeTask(world, plan, { name: "Pour slab 3" });
  world.does(LEADER, "task.openDialog", { taskId: task.id });
  makeFile(world, plan.dialogId, { name: "Gate.jpg" });
  makeFile(world, task.dialogId, { name: "Rebar.jpg" });
  makeFile(world, other.dialogId, { name: "Elsewhere.jpg" });
  makeLibraryFile(world, { planId: plan.id, name: "Sheet 9.pdf" }, MEMBER);
  const sent = await readSentFiles(await openBrowserOf(world, LEADER), plan.id);
  expect(sent.map(({ file, place }) => [file.name, place])).toEqual([
    ["Rebar.jpg", "Pour slab 3"],
    ["Gate.jpg", plan.name],
  ]);
});
