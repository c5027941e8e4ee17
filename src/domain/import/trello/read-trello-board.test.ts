import { describe, expect, it } from "vitest";
import { makeTrelloBoard } from "#tests/make/trello-board.ts";
import { PLAN_TAGS_MAX, TAG_NAME_MAX, TASK_TAGS_MAX } from "../../limits.ts";
import type { BoardImport, ImportTask } from "../board-import.ts";
import { readTrelloBoard } from "./read-trello-board.ts";

const noon = "2024-05-01T12:00:00.000Z";
const noonTime = 1_714_564_800_000;

const list = { id: "l1", name: "待办", pos: 1, closed: false };
const card = { id: "c1", idList: "l1", name: "浇筑三层楼板", pos: 1, dateLastActivity: noon };
const anna = { id: "m1", fullName: "Anna Müller", username: "annamueller" };

function read(parts: Record<string, unknown>): BoardImport {
  const board = { name: "工地 Nord", desc: "", lists: [list], cards: [card], ...parts };
  const result = readTrelloBoard(JSON.stringify(board));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function readCard(parts: Record<string, unknown>, board: Record<string, unknown> = {}): ImportTask {
  const [task] = read({ cards: [{ ...card, ...parts }], ...board }).tasks;
  return task!;
}

function comment(id: string, text: string, date: string, cardId = "c1"): Record<string, unknown> {
  const data = { text, card: { id: cardId } };
  return { id, type: "commentCard", date, idMemberCreator: "m1", memberCreator: anna, data };
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe("reading a Trello board", () => {
  it("makes columns of lists and tasks of cards, both by position", () => {
    const board = read({
      lists: [{ ...list, id: "l2", name: "In Arbeit", pos: 2.5 }, list],
      cards: [
        { ...card, id: "c3", idList: "l2", name: "Fenster prüfen", pos: 1 },
        { ...card, id: "c2", name: "配电箱安装", pos: 7 },
        { ...card, pos: 0.5 },
      ],
    });
    expect(board.columns.map((column) => column.name)).toEqual(["待办", "In Arbeit"]);
    expect(board.tasks.map((task) => [task.columnKey, task.name])).toEqual([
      ["l1", "浇筑三层楼板"],
      ["l1", "配电箱安装"],
      ["l2", "Fenster prüfen"],
    ]);
    expect(board.notes).toEqual([]);
  });

  it("takes start, due date and completion as times", () => {
    const dates = { start: "2024-04-30T08:00:00.000Z", due: "2024-05-02T12:00:00+08:00" };
    const task = readCard({ ...dates, dueComplete: true });
    expect(task).toMatchObject({ startTime: 1_714_464_000_000, endTime: 1_714_622_400_000 });
    expect(task.completeTime).toBe(noonTime);
    expect(readCard({ due: noon, dueComplete: false }).completeTime).toBe(0);
  });

  it("says so where a date is unreadable or the start lies behind the end", () => {
    const board = read({
      cards: [
        { ...card, due: "next week" },
        { ...card, id: "c3", due: "9999-12-31" },
        { ...card, id: "c2", start: "2024-06-01", due: "2024-05-01" },
      ],
    });
    expect(board.tasks.map((task) => task.startTime + task.endTime)).toEqual([
      0, 0, 1_714_521_600_000,
    ]);
    expect(board.notes.map((note) => note.what)).toEqual(["timesUnreadable", "startsAfterEnd"]);
  });

  it("archives closed cards and the cards of closed lists, which share a column at the end", () => {
    const board = read({
      lists: [
        { ...list, id: "l2", name: "Sprint 1", pos: 0, closed: true },
        { ...list, id: "l3", name: "Sprint 2", pos: 1, closed: true },
        list,
      ],
      cards: [
        { ...card, closed: true, dateClosed: "2024-05-01" },
        { ...card, id: "c2", idList: "l2" },
        { ...card, id: "c3" },
      ],
    });
    expect(board.columns.map((column) => column.key)).toEqual(["l1", "archived-lists"]);
    expect(board.tasks.map((task) => task.columnKey)).toEqual(["l1", "l1", "archived-lists"]);
    expect(board.tasks.at(-1)?.content).toBe("**Sprint 1**");
    expect(board.notes).toEqual([{ what: "listsArchived", name: "Sprint 1", count: 1 }]);
    expect(board.leftOut).toEqual([{ what: "lists", count: 1 }]);
    const times = new Map(board.tasks.map((task) => [task.key, task.archivedTime]));
    expect(times).toEqual(
      new Map([
        ["c1", 1_714_521_600_000],
        ["c3", 0],
        ["c2", noonTime],
      ]),
    );
  });

  it("makes tags of labels, and takes the colour of the first coloured one", () => {
    const labels = [
      { id: "x", name: "Ohne_Farbe", color: null },
      { id: "y", name: "等待审批", color: "orange_dark" },
      { id: "z", name: "", color: "sky" },
    ];
    const task = readCard({ labels, desc: "Achse 3" });
    expect(task.color).toBe("yellow");
    expect(task.tagKeys).toEqual(["ohne_farbe", "等待审批", "sky"]);
    expect(task.content).toBe("Achse 3");
    expect(readCard({ idLabels: ["y"] }, { labels }).tagKeys).toEqual(["等待审批"]);
    expect(readCard({ labels: [{ color: "constructor" }] }).color).toBe("");
  });

  it("knows one tag under small and large letters, and names in the content what has no room", () => {
    const labels = many(TASK_TAGS_MAX + 1, (index) => ({ name: `Trade ${index}`, color: "red" }));
    const board = read({
      cards: [
        { ...card, id: "c1", labels },
        { ...card, id: "c2", labels: [{ name: "TRADE 3", color: "lime" }] },
        { ...card, id: "c3", labels: [{ name: "S".repeat(TAG_NAME_MAX + 1) }] },
        ...many(PLAN_TAGS_MAX, (index) => ({
          ...card,
          id: `d${index}`,
          labels: [{ name: `Zone ${index}` }],
        })),
      ],
    });
    const [full, again, long] = board.tasks;
    expect(board.tags).toHaveLength(PLAN_TAGS_MAX);
    expect(board.tags[3]).toEqual({ key: "trade 3", name: "Trade 3", color: "red" });
    expect(full?.tagKeys).toHaveLength(TASK_TAGS_MAX);
    expect(full?.content).toBe(`**Trade ${TASK_TAGS_MAX}**`);
    expect([again?.tagKeys, again?.content]).toEqual([["trade 3"], ""]);
    expect(long?.content).toBe(`**${"S".repeat(TAG_NAME_MAX + 1)}**`);
    const last = board.tasks.at(-1);
    expect([last?.tagKeys, last?.content]).toEqual([[], `**Zone ${PLAN_TAGS_MAX - 1}**`]);
  });

  it("makes subtasks of check items, with the checklist's name only where there are several", () => {
    const items = [
      { id: "i2", name: "Schalung", pos: 2, state: "incomplete", due: noon, idMember: "m1" },
      { id: "i1", name: "钢筋", pos: 1, state: "complete" },
    ];
    const first = { id: "k1", idCard: "c1", name: "检查", pos: 2, checkItems: items };
    const [one, two] = readCard({}, { checklists: [first], members: [anna] }).subtasks;
    expect(one).toEqual({ name: "钢筋", completeTime: noonTime, endTime: 0, memberKeys: [] });
    expect(two).toEqual({
      name: "Schalung",
      completeTime: 0,
      endTime: noonTime,
      memberKeys: ["m1"],
    });
    expect(readCard({}, { checklists: [first] }).content).toBe("**检查**");
    expect(readCard({}, { checklists: [{ ...first, name: "Checklist" }] }).content).toBe("");
    const second = { id: "k2", idCard: "c1", name: "Abnahme", pos: 1, checkItems: [items[0]] };
    const both = readCard({}, { checklists: [first, second] }).subtasks;
    expect(both.map((item) => item.name)).toEqual([
      "Abnahme: Schalung",
      "检查: 钢筋",
      "检查: Schalung",
    ]);
  });

  it("keeps the name of a checklist without items", () => {
    const made = { id: "k1", idCard: "c1", name: "检查", checkItems: [] };
    const task = readCard({}, { checklists: [made, { ...made, id: "k2", name: "Abnahme" }] });
    expect([task.content, task.subtasks]).toEqual(["**检查** · **Abnahme**", []]);
  });

  it("keeps attachments as links, and says which files stay with Trello", () => {
    const plan = { name: "Plan [3].pdf", url: "https://trello.com/x/Plan (3).pdf", isUpload: true };
    const attachments = [
      { name: "Norm", url: "https://example.com/a_(b)?c=1", isUpload: false },
      { ...plan, url: plan.url.replace(" ", "%20") },
      { name: "Trap", url: "javascript:alert(1)", isUpload: false },
      { name: "Break", url: "https://example.com/> [x](javascript:alert(1))", isUpload: false },
    ];
    const board = read({ cards: [{ ...card, attachments, desc: "Achse 3" }] });
    expect(board.tasks[0]?.content).toBe(
      String.raw`Achse 3

- [Norm](<https://example.com/a_(b)?c=1>)
- [Plan \[3\].pdf](<https://trello.com/x/Plan%20(3).pdf>)`,
    );
    expect(board.leftOut).toEqual([
      { what: "files", count: 1 },
      { what: "attachments", count: 2 },
    ]);
  });

  it("says that a start without a due date is left out", () => {
    expect(read({ cards: [{ ...card, start: "2024-06-01" }] }).notes).toEqual([
      { what: "startsAlone", name: card.name, count: 1 },
    ]);
  });

  it("knows from the activity when an item was ticked", () => {
    const checkItem = { id: "i1", name: "钢筋", pos: 1, state: "complete" };
    const checklists = [{ id: "k1", idCard: "c1", checkItems: [checkItem] }];
    const type = "updateCheckItemStateOnCard";
    const actions = [
      { type, date: "2024-04-01", data: { checkItem } },
      { type, date: "bad", data: 1 },
    ];
    expect(readCard({}, { checklists, actions }).subtasks[0]?.completeTime).toBe(1_711_929_600_000);
  });

  it("brings comments along, oldest first, with their authors", () => {
    const gone = { id: "m9", fullName: "Emil Braun" };
    const actions = [
      comment("a3", "完成了", "2024-05-03T08:00:00Z"),
      {
        ...comment("a2", "Der Kran fehlt", "2024-05-02T08:00:00Z"),
        idMemberCreator: "m9",
        memberCreator: gone,
      },
      { ...comment("a1", "Erste", noon), type: "copyCommentCard" },
      comment("a1", "twice the same", noon),
      { type: "updateCard", date: noon, data: {} },
    ];
    const board = read({ actions, members: [{ ...anna, fullName: "Anna M." }] });
    expect(board.tasks[0]?.comments).toEqual([
      { memberKey: "m1", authorName: "Anna M.", text: "twice the same", time: noonTime },
      { memberKey: "", authorName: "Emil Braun", text: "Der Kran fehlt", time: 1_714_636_800_000 },
      { memberKey: "m1", authorName: "Anna M.", text: "完成了", time: 1_714_723_200_000 },
    ]);
    expect(board.leftOut).toEqual([{ what: "activity", count: 1 }]);
  });

  it("says that older comments may be missing where the export was full", () => {
    const actions = many(1_000, (index) => comment(`a${index}`, "x", noon));
    const cards = [{ ...card, badges: { comments: 1_200 } }];
    expect(read({ cards, actions }).notes).toContainEqual({
      what: "olderCommentsMissing",
      name: "",
      count: 200,
    });
    expect(read({ cards, actions: actions.slice(1) }).notes).toEqual([]);
  });

  it("counts what stays behind", () => {
    const cards = [
      {
        ...card,
        attachments: [{}, {}],
        idMembersVoted: ["m1"],
        stickers: [{}],
        customFieldItems: [{}, {}, {}],
        cover: { color: "red" },
        locationName: "Hamburg",
      },
    ];
    expect(read({ cards, powerUps: ["maps"] }).leftOut).toEqual([
      { what: "attachments", count: 2 },
      { what: "customFields", count: 3 },
      { what: "votes", count: 1 },
      { what: "stickers", count: 1 },
      { what: "covers", count: 1 },
      { what: "locations", count: 1 },
      { what: "powerUps", count: 1 },
    ]);
  });

  it("keeps only people the board knows", () => {
    const board = read({
      members: [anna, anna],
      cards: [{ ...card, idMembers: ["m1", "m7", "m1"] }],
    });
    expect(board.members).toEqual([{ key: "m1", name: "Anna Müller", username: "annamueller" }]);
    expect(board.tasks[0]?.memberKeys).toEqual(["m1"]);
    expect(board.notes).toEqual([{ what: "membersUnknown", name: card.name, count: 1 }]);
  });

  it("reads a board of 200 cards and hundreds of actions whole", () => {
    const size = { lists: 9, cards: 200, comments: 120, people: 7, seed: 4, activity: 500 };
    const made = makeTrelloBoard(size);
    expect(makeTrelloBoard(size)).toEqual(made);
    const result = readTrelloBoard(JSON.stringify(made));
    const board = result.ok ? result.value : null;
    expect(board).toMatchObject({
      columns: { length: 9 },
      members: { length: 7 },
      tasks: { length: 200 },
    });
    expect(board?.tasks.flatMap((task) => task.comments)).toHaveLength(120);
    expect(board?.tasks.some((task) => task.endTime > 0 && task.subtasks.length > 0)).toBe(true);
    expect(board?.leftOut).toEqual([{ what: "activity", count: 700 }]);
    expect(board?.notes.map(({ what }) => what)).toEqual(["listsArchived"]);
  });
});
