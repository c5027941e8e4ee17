import type { PlanTemplateContent } from "#domain/template/plan-template-content.ts";

/** A template with one of everything that there can be in one. */
export function smallTemplate(): PlanTemplateContent {
  return {
    columns: [{ name: "To do", color: "blue" }],
    states: [
      { name: "Open", status: "start", outcome: "", turns: [0, 1] },
      {
        name: "Over",
        status: "end",
        outcome: "done",
        turns: [0, 1],
        needsPhoto: 1,
        byAnother: 1,
      },
    ],
    tags: [{ name: "Concrete", color: "grey" }],
    tasks: [
      {
        column: 0,
        name: "Pour the slab",
        content: "<p>By noon</p>",
        span: { startDay: 1, startMinute: 480, endDay: 1, endMinute: 720 },
        color: "yellow",
        priority: 1,
        tags: [0],
        checklist: ["Oil the forms", "Check the rebar"],
        subtasks: [
          {
            name: "Order concrete",
            span: { startDay: 0, startMinute: 0, endDay: 0, endMinute: 60 },
          },
          { name: "Clean up", span: null },
        ],
      },
    ],
  };
}
