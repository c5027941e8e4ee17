import type { GivenTask } from "#domain/task-template/given-task.ts";

/** A task as a template keeps it: from eight on the first day to four on the second. */
export const smallTask: GivenTask = {
  content: "<p>Before each pour</p>",
  span: { startDay: 0, startMinute: 480, endDay: 1, endMinute: 960 },
  color: "",
  priority: 1,
  milestone: 0,
  estimate: 90,
  tagIds: [],
  fields: [],
  checklist: ["Cover", "Spacing"],
  subtasks: [{ name: "Take photographs", span: null }],
};
