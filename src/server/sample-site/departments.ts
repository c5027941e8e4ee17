import type { Colleague, Person } from "./site.ts";

/** A department of the sample site; its name stands under its key in `sample.json`. */
export interface SampleDepartment {
  readonly key: string;
  /** Key of the department above it. */
  readonly within?: string;
  readonly leader: Colleague;
  readonly members: readonly Person[];
}

/** The departments of the sample site, each behind the one above it. */
export const sampleDepartments: readonly SampleDepartment[] = [
  { key: "site", leader: "maria", members: ["maria"] },
  { key: "works", within: "site", leader: "tom", members: ["tom", "jonas", "peter"] },
  { key: "quality", within: "site", leader: "aisha", members: ["aisha", "hana"] },
  { key: "office", within: "site", leader: "grace", members: ["grace", "wei", "admin"] },
];
