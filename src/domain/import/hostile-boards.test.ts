import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boardSample } from "#tests/make/board-sample.ts";
import { importWords as words } from "#tests/make/import-words.ts";
import { boardImportShape } from "./board-import.ts";
import { readBoard } from "./read-board.ts";

const project = (tasks: string) =>
  `<?xml version="1.0"?><Project xmlns="http://schemas.microsoft.com/project"><Tasks>${tasks}</Tasks></Project>`;
const task = (uid: number | string, name: string, more = "") =>
  `<Task><UID>${uid}</UID><Name>${name}</Name>${more}</Task>`;

function boardOf(text: string) {
  const result = readBoard(text, words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(boardImportShape.safeParse(result.value).error).toBeUndefined();
  return result.value;
}

const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
);

test.each([
  [
    `<?xml version="1.0"?>\n<!DOCTYPE Project [<!ENTITY l0 "ha">${laughs.join("")}]><Project>&l9;</Project>`,
    "import/xml-declarations",
    { line: 2 },
  ],
  [
    `<!DOCTYPE Project SYSTEM "http://evil.example/x.dtd"><Project/>`,
    "import/xml-declarations",
    { line: 1 },
  ],
  [project(task(1, "&xxe;")), "import/not-xml", { line: 1 }],
  [project("<Task>".repeat(100_000)), "import/too-deep", { line: 1 }],
  [project(task(1, "a")).slice(0, -12), "import/truncated", { line: 1, column: 1 }],
  ["<Project/>", "import/not-a-board", { missing: "Tasks" }],
  ['<?xml version="1.0"?><html/>', "import/not-a-board", { missing: "Project, Tasks" }],
  [project(""), "import/empty-board", { name: "Microsoft Project" }],
])("%# is refused: %.80s", (text, code, data) => {
  expect(readBoard(text, words)).toEqual({ ok: false, error: { code, data } });
});

test("a hundred thousand rows are a board with the rest counted", () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => task(at + 1, `t${at}`)).join("");
  const board = boardOf(project(rows));
  expect(board.tasks).toHaveLength(5_000);
  expect(board.leftOut).toEqual([{ what: "cards", count: 95_000 }]);
});

test("an outline as deep as a file is long is flat here, and counted", () => {
  const rows = Array.from({ length: 3_000 }, (_, at) =>
    task(at + 1, `t${at}`, `<OutlineLevel>${at + 1}</OutlineLevel>`),
  ).join("");
  const board = boardOf(project(rows));
  expect(board.columns).toMatchObject([{ name: "t1" }]);
  expect(board.tasks).toMatchObject([{ name: "t2" }]);
  expect(board.tasks[0]?.subtasks).toHaveLength(50);
  expect(board.notes).toContainEqual({ what: "subtasksInContent", name: "t2", count: 2_947 });
});

test("tasks that wait for themselves, in a ring of any length, are told and come without it", () => {
  const link = (from: number) =>
    `<PredecessorLink><PredecessorUID>${from}</PredecessorUID></PredecessorLink>`;
  const ring = Array.from({ length: 4_000 }, (_, at) =>
    task(at + 1, `t${at}`, link(at === 0 ? 4_000 : at)),
  ).join("");
  const board = boardOf(project(ring + task(5_000, "free", link(1))));
  expect(board.links).toHaveLength(1);
  expect(board.notes).toContainEqual({ what: "linksInCircle", name: "t0", count: 4_000 });
});

test("keys that reach into objects are words in every kind of file", () => {
  const board = boardOf(
    project(task("__proto__", "constructor", "<__proto__><polluted>1</polluted></__proto__>")),
  );
  expect(board.tasks).toMatchObject([{ name: "constructor" }]);
  const planka = boardOf(
    `{"__proto__":{"item":1},"item":{"name":"x2"},"included":{"lists":[{"id":"__proto__","name":"toString"}],
      "cards":[{"id":"constructor","listId":"__proto__","name":"valueOf","__proto__":{"polluted":1}}],
      "cardLabels":[{"cardId":"constructor","labelId":"__proto__"}]}}`,
  );
  expect(planka.tasks).toMatchObject([{ name: "valueOf", columnKey: "list __proto__" }]);
  const meister = boardOf(
    `{"sections":[{"id":"constructor","name":"a"}],"tasks":[{"id":"__proto__","section_id":"constructor","name":"b","status":"__proto__"}]}`,
  );
  expect(meister.tasks).toMatchObject([{ name: "b", columnKey: "list constructor" }]);
  const sheet = boardOf("Task,Status,__proto__\n__proto__,constructor,toString\n");
  expect(sheet.tasks).toMatchObject([{ name: "__proto__" }]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

test("formulas and HTML are words", () => {
  const html = "<img src=x onerror=alert(1)>";
  const notes = html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const [one] = boardOf(project(task(1, "=cmd|'/c calc'!A1", `<Notes>${notes}</Notes>`))).tasks;
  expect(one).toMatchObject({
    name: "=cmd|'/c calc'!A1",
    content: String.raw`\<img src=x onerror=alert(1)\>`,
  });
  const [row] = boardOf(`Task,Description\n'=1+1,${html}\n`).tasks;
  expect(row).toMatchObject({ name: "=1+1", content: String.raw`\<img src=x onerror=alert(1)\>` });
});

const samples = [
  "tower-b.xml",
  "planka-board.json",
  "meistertask.csv",
  "meistertask-project.json",
  "snag-list.csv",
];

test.each(samples)("%s with a part torn out or put in is a sound board or a refusal", (name) => {
  const text = boardSample(name);
  const parts = fc.constantFrom(
    "",
    "<",
    ">",
    "&",
    '"',
    "{",
    "}",
    "[]",
    "null",
    ",",
    ";",
    "9".repeat(400),
    "\u0000",
    "\uD800",
    "-1",
    "__proto__",
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), parts, (from, length, put) => {
      const result = readBoard(text.slice(0, from) + put + text.slice(from + length), words);
      if (result.ok) expect(boardImportShape.safeParse(result.value).error).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
