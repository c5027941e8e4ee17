import { expect, test } from "vitest";
import { boardFile } from "#tests/make/board-file.ts";
import { countTrelloFile, type TrelloCounts } from "#tests/make/count-trello-file.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { importWords as words } from "#tests/make/import-words.ts";
import { makeFullTrelloBoard } from "#tests/make/trello-full-board.ts";
import type { World } from "#tests/make/world.ts";
import { sourceOf } from "../../message/message-body.ts";
import type { BoardImport } from "../board-import.ts";
import { importedPlanName, planImportChunks } from "../plan-import-chunks.ts";
import { readTrelloBoard } from "./read-trello-board.ts";

const boards: [string, string][] = [["a team's board", boardFile().text]];
for (const seed of [1, 2, 3, 4, 5]) {
  boards.push([`everything an export can hold, ${seed}`, makeFullTrelloBoard(seed)]);
}

test.each(boards)("of %s as much is in the plan as in the file, kind by kind", (_, text) => {
  const read = readTrelloBoard(text, words);
  if (!read.ok) throw new Error(read.error.code);
  const { checklists } = JSON.parse(text) as { checklists: { name: string }[] };
  const names = new Set(checklists.map(({ name }) => name));
  const plan = countPlan(planOf(read.value), { board: read.value, names });
  expect(plan).toEqual(countTrelloFile(text));
});

/** The plan that the board becomes, by the rules that server and browser run. */
function planOf(board: BoardImport): World {
  const world = makeCompany();
  const { id: planId } = world.does(LEADER, "plan.add", { name: importedPlanName(board) });
  world.does(LEADER, "plan.invite", { planId, userId: [MEMBER, COLLEAGUE] });
  const [first, second] = board.members;
  const chunks = planImportChunks(board, {
    planId,
    nextId: world.nextId,
    userIds: new Map([
      [first?.key ?? "", MEMBER],
      [second?.key ?? "", COLLEAGUE],
    ]),
    toHtml: (markdown) => markdown,
    peopleLine: (names) => `Members: ${names.join(" & ")}`,
  });
  for (const chunk of chunks) world.does(LEADER, "plan.import", chunk);
  return world;
}

/** The same kinds as in the file, counted in the rows of the plan; what stays behind, as the preview tells it. */
function countPlan(
  world: World,
  { board, names }: { board: BoardImport; names: ReadonlySet<string> },
): TrelloCounts {
  const tasks = world.all("task").filter((task) => task.parentId === 0);
  const subtasks = world.all("task").filter((task) => task.parentId > 0);
  const messages = world.all("message");
  const texts = world.all("taskContent").map(({ content }) => content);
  const told = (what: string): number =>
    [...board.leftOut, ...board.notes].find((entry) => entry.what === what)?.count ?? 0;
  const columns = world.all("column").filter(({ name }) => name !== words.archivedColumn);
  const people = new Set(board.members.map(({ name }) => name));
  return {
    "open lists": columns.length,
    "archived lists with cards": told("listsArchived"),
    "archived lists without cards": told("lists"),
    "open cards": tasks.filter((task) => task.archivedTime === 0).length,
    "archived cards": tasks.filter((task) => task.archivedTime > 0).length,
    "cards with a due date": tasks.filter((task) => task.endTime > 0).length,
    "completed cards": tasks.filter((task) => task.completeTime > 0).length,
    "check items": subtasks.length,
    "ticked check items": subtasks.filter((task) => task.completeTime > 0).length,
    "names of checklists": namesBefore(subtasks, names) + listedIn(texts, "Checklists: ", " · "),
    "labels on cards":
      tasks.flatMap((task) => task.tagIds).length + listedIn(texts, "Labels: ", " · "),
    "coloured cards": tasks.filter((task) => task.color !== "").length,
    "members on cards":
      tasks.flatMap((task) => task.taskUser).length + listedIn(texts, "Members: ", " & "),
    "linked pages": texts.flatMap(linksIn).length - told("files"),
    "uploaded files": told("files"),
    comments: messages.length,
    "comments of people who left": messages.filter((message) => {
      const source = sourceOf(message);
      return source && !people.has(source.name);
    }).length,
  };
}

/** Names of checklists that subtasks begin with, per task. */
function namesBefore(
  subtasks: readonly { parentId: number; name: string }[],
  names: ReadonlySet<string>,
): number {
  const begun = subtasks
    .map(({ parentId, name }) => ({ parentId, name: name.split(": ")[0] ?? "" }))
    .filter(({ name }) => names.has(name));
  return new Set(begun.map(({ parentId, name }) => `${parentId} ${name}`)).size;
}

function listedIn(texts: readonly string[], before: string, between: string): number {
  const lines = texts.flatMap((text) => text.split("\n")).filter((line) => line.startsWith(before));
  return lines.flatMap((line) => line.split(between)).length;
}

function linksIn(text: string): string[] {
  return text.match(/^- \[.+\]\(<https?:\S+>\)$/gm) ?? [];
}
