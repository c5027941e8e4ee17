import type { SamplePlan } from "./site.ts";

/** The desk side of the site: permits, reports, contracts. */
export const officePlan: SamplePlan = {
  key: "office",
  template: "office",
  members: ["maria", "wei", "grace", "hana"],
  tasks: [
    {
      key: "roadPermit",
      column: 0,
      owner: ["admin"],
      priority: 1,
      color: "pink",
      from: [-4, 9],
      to: [-1, 16],
    },
    { key: "noise", column: 0, owner: ["admin"], assist: ["grace"], from: [0, 9], to: [1, 12] },
    { key: "insurance", column: 0, owner: ["wei"], priority: 4, from: [3, 9], to: [10, 16] },
    {
      key: "report",
      column: 1,
      owner: ["hana"],
      assist: ["admin"],
      priority: 2,
      from: [-1, 9],
      to: [3, 16],
      subtasks: { photos: true, quantities: false, delays: false },
    },
    { key: "timesheets", column: 1, owner: ["hana"], priority: 3, from: [0, 8], to: [0, 17] },
    { key: "visit", column: 2, owner: ["maria"], assist: ["admin"], from: [5, 10], to: [5, 12] },
    { key: "scaffolding", column: 2, owner: ["wei"], color: "purple", from: [-6, 9], to: [2, 16] },
    { key: "induction", column: 3, owner: ["grace"], from: [-1, 7], to: [-1, 9], done: [-1, 9] },
    { key: "drawings", column: 3, owner: ["hana"], done: [-4, 13] },
  ],
};
