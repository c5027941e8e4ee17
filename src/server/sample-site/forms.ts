import type { Json, JsonObject } from "#domain/form/json/json.ts";
import type { Id } from "#domain/id.ts";
import type { Moment, Person } from "./site.ts";

/** What the values of a record are written with. */
export interface FormWords {
  /** A text under `forms` of `sample.json`. */
  say(key: string): string;
  who(person: Person): Id;
  at(moment: Moment): number;
  department(key: string): Id;
  /** A record of the sample that was filled in before, by its key. */
  record(key: string): Id;
}

/** A decision on a request. */
export interface SampleDecision {
  readonly by: Person;
  readonly at: Moment;
  readonly rejects?: boolean;
  /** Key of what they say of it. */
  readonly remark?: string;
}

export interface SampleRecord {
  readonly key: string;
  readonly by: Person;
  readonly at: Moment;
  values(words: FormWords): JsonObject;
  /** What became of the request, in order; it is not asked for where this is left out. */
  readonly decisions?: readonly SampleDecision[];
}

/** A step of the sample's flows: whoever leads the person who asks, or somebody. */
export type SampleStep =
  | { readonly key: string; readonly superior: true }
  | { readonly key: string; readonly person: Person };

/** A form of the sample site, from a template. */
export interface SampleForm {
  /** Key of the template. */
  readonly template: string;
  /** How its records are decided, and who gets to know of it. */
  readonly flow?: {
    readonly steps: readonly SampleStep[];
    readonly copy: { readonly key: string; readonly person: Person };
  };
  readonly records: readonly SampleRecord[];
}

/** A line of a table within a record. */
type Cells = Readonly<Record<string, Json>>;

const line = (id: string, cells: Cells): Json => ({ id, ...cells });

function material(key: string, values: Cells): SampleRecord {
  return {
    key,
    by: "wei",
    at: [-20, 10],
    values: ({ say }) => ({
      materialName: say(`materials.${key}.name`),
      spec: say(`materials.${key}.spec`),
      ...values,
    }),
  };
}

function purchase(
  of: string,
  amount: Cells,
  request: Pick<SampleRecord, "key" | "by" | "at" | "decisions">,
): SampleRecord {
  return {
    ...request,
    values: ({ department, record }) => ({
      project: department("works"),
      method: "framework",
      items: [line("1", { material: record(of), ...amount })],
    }),
  };
}

/** Three days of leave, of which a weekend leaves one at least. */
function leave(
  day: number,
  { leaveType, standIn }: { readonly leaveType: string; readonly standIn: Person },
  request: Pick<SampleRecord, "key" | "by" | "at" | "decisions">,
): SampleRecord {
  return {
    ...request,
    values: ({ who, at, say }) => ({
      applicant: who(request.by),
      leaveType,
      reason: say("leave.reason"),
      startDate: at([day, 8]),
      startHalf: "am",
      endDate: at([day + 2, 8]),
      endHalf: "pm",
      standIn: who(standIn),
    }),
  };
}

/** The forms of the sample site, those first that others name. */
export const sampleForms: readonly SampleForm[] = [
  {
    template: "material",
    records: [
      material("rebar", { category: "steel", unit: "t", refPrice: 780, taxRate: "13" }),
      material("concrete", { category: "concrete", unit: "m3", refPrice: 128, taxRate: "13" }),
      material("panels", { category: "reusable", unit: "m2", refPrice: 32, taxRate: "13" }),
    ],
  },
  {
    template: "purchaseRequest",
    flow: {
      steps: [
        { key: "head", superior: true },
        { key: "administration", person: "admin" },
      ],
      copy: { key: "copy", person: "wei" },
    },
    records: [
      purchase(
        "concrete",
        { quantity: 62, price: 128 },
        {
          key: "concreteP3",
          by: "jonas",
          at: [-6, 9],
          decisions: [
            { by: "tom", at: [-6, 10] },
            { by: "admin", at: [-5, 9], remark: "slots" },
          ],
        },
      ),
      purchase(
        "panels",
        { quantity: 240, price: 32 },
        {
          key: "panelsEast",
          by: "hana",
          at: [-3, 14],
          decisions: [
            { by: "aisha", at: [-3, 16] },
            { by: "admin", at: [-2, 8], rejects: true, remark: "panelsLeft" },
          ],
        },
      ),
      purchase(
        "rebar",
        { quantity: 12, price: 780 },
        {
          key: "rebarP4",
          by: "peter",
          at: [-1, 11],
          decisions: [{ by: "tom", at: [-1, 15], remark: "forTuesday" }],
        },
      ),
    ],
  },
  {
    template: "leave",
    flow: {
      steps: [{ key: "head", superior: true }],
      copy: { key: "administration", person: "admin" },
    },
    records: [
      leave(
        3,
        { leaveType: "personal", standIn: "peter" },
        {
          key: "leaveHana",
          by: "hana",
          at: [-2, 9],
          decisions: [{ by: "aisha", at: [-2, 11] }],
        },
      ),
      leave(
        8,
        { leaveType: "personal", standIn: "tom" },
        { key: "leaveAdmin", by: "admin", at: [-1, 16], decisions: [] },
      ),
    ],
  },
  {
    template: "meetingMinutes",
    records: [
      {
        key: "weekly",
        by: "grace",
        at: [-4, 11],
        values: ({ say, who, at, department }) => ({
          project: department("site"),
          meetingType: "weekly",
          startAt: at([-4, 9]),
          chair: who("maria"),
          attendees: [who("tom"), who("aisha"), who("peter")],
          decisions: [
            line("1", { decision: say("minutes.tide"), owner: who("peter"), due: at([0, 17]) }),
            line("2", { decision: say("minutes.piles"), owner: who("aisha"), due: at([2, 17]) }),
          ],
        }),
      },
    ],
  },
  {
    template: "hazardInspection",
    records: [
      {
        key: "round",
        by: "aisha",
        at: [-1, 10],
        values: ({ who, at, department }) => ({
          project: department("works"),
          inspectType: "dailyRound",
          inspectedAt: at([-1, 8]),
          leader: who("aisha"),
          conclusion: "none",
        }),
      },
    ],
  },
];
