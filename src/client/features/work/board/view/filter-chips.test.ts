import { expect, test } from "vitest";
import { NO_FILTER, NOBODY, NONE, type TaskFilter } from "#domain/plan/view/task-filter.ts";
import { filterChips, type FilterWords } from "./filter-chips.ts";

const words: FilterWords = {
  mine: "Mine",
  milestones: "Milestones",
  assisting: "I assist",
  state: "State",
  open: "open",
  completed: "completed",
  owner: "Owner",
  column: "Column",
  plan: "Plan",
  planName: (id) => (id < 3 ? "Pier" : "Bridge"),
  priority: "Priority",
  color: "Colour",
  due: "Due",
  nobody: "nobody",
  nameOf: (id) => `person ${id}`,
  columnName: (id) => `column ${id}`,
  tag: "Tags",
  none: "none",
  flowName: (id) => `state ${id}`,
  tagName: (id) => `tag ${id}`,
  fieldName: (id) => `field ${id}`,
  fieldValue: (token) => token,
  questionName: (of) => of,
  span: ({ from, to }) => `${from} to ${to}`,
  said: ({ text }) => `“${text}”`,
  priorityName: (priority) => `P${priority}`,
  priorities: [0, 1],
  colorName: (color) => color || "default",
  dueName: (due) => due,
};
const everything: TaskFilter = {
  text: "pour",
  showMy: true,
  showHelp: true,
  milestones: true,
  showUndone: true,
  showCompleted: false,
  owner: [NOBODY, 7],
  column: [1, 2, 3],
  plan: [1, 2, 3],
  flow: [4],
  tag: [NONE, 5],
  field: ["8-3", "8-0"],
  within: [{ of: "end", from: "2026-11-01", to: "" }],
  says: [{ of: "field.9", text: "pump" }],
  priority: [1],
  color: [""],
  due: "week",
};

test("each thing that is asked for has a chip, but the words have their field", () => {
  const said = filterChips(everything, words).map(({ name, value }) => [name, value]);
  expect(said).toEqual([
    ["Mine", undefined],
    ["I assist", undefined],
    ["Milestones", undefined],
    ["State", "open"],
    ["Plan", "Pier, Bridge"],
    ["Owner", "nobody, person 7"],
    ["Column", "column 1 +2"],
    ["State", "state 4"],
    ["Tags", "none, tag 5"],
    ["field 8", "8-3, 8-0"],
    ["end", "2026-11-01 to "],
    ["field.9", "“pump”"],
    ["Priority", "P1"],
    ["Colour", "default"],
    ["Due", "week"],
  ]);
  expect(filterChips(NO_FILTER, words)).toEqual([]);
});

test("without what its chips asked for a filter asks for its words alone", () => {
  const changes = filterChips(everything, words).map(({ without }) => without);
  expect(Object.assign({}, everything, ...changes)).toEqual({ ...NO_FILTER, text: "pour" });
});
