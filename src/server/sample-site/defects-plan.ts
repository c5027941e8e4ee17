import type { SamplePlan } from "./site.ts";

/** A small board of defects before hand-over. */
export const defectsPlan: SamplePlan = {
  key: "defects",
  template: "defects",
  members: ["maria", "tom", "aisha", "grace", "peter"],
  tasks: [
    { key: "paint", column: 0 },
    { key: "tiles", column: 0, priority: 4 },
    {
      key: "handrail",
      column: 1,
      owner: ["peter"],
      priority: 1,
      color: "yellow",
      from: [-1, 8],
      to: [0, 16],
    },
    { key: "fireDoor", column: 1, owner: ["grace"], priority: 1, from: [0, 8], to: [1, 12] },
    {
      key: "leak",
      column: 2,
      owner: ["tom"],
      assist: ["aisha"],
      priority: 1,
      color: "blue",
      from: [-8, 8],
      to: [-3, 16],
      subtasks: { hose: true, seal: false, plaster: false },
    },
    { key: "crack", column: 3, owner: ["aisha"], priority: 2, from: [-14, 8], to: [2, 16] },
    { key: "sockets", column: 4, owner: ["admin"], from: [-4, 8], to: [-2, 16], done: [-2, 11] },
    { key: "drain", column: 4, owner: ["tom"], from: [-9, 8], to: [-5, 16], done: [-5, 15] },
  ],
};
