/** The people of the sample site by their keys; the administrator is whoever fills it. */
export const colleagues = [
  "maria",
  "tom",
  "aisha",
  "jonas",
  "wei",
  "grace",
  "peter",
  "hana",
] as const;
export type Colleague = (typeof colleagues)[number];
export type Person = Colleague | "admin";

/** A moment: days from today, and the hour on the server's clock. */
export type Moment = readonly [days: number, hour: number];

/** A task of the sample site; its texts stand under its key in `sample.json`. */
export interface SampleTask {
  readonly key: string;
  /** Which column of the plan, from 0. */
  readonly column: number;
  readonly owner?: readonly Person[];
  readonly assist?: readonly Person[];
  readonly priority?: 1 | 2 | 3 | 4;
  readonly color?: "yellow" | "blue" | "green" | "pink" | "purple" | "grey";
  readonly from?: Moment;
  readonly to?: Moment;
  readonly done?: Moment;
  readonly archived?: Moment;
  /** Keys of the subtasks, in order, and whether each is done. */
  readonly subtasks?: Readonly<Record<string, boolean>>;
}

export interface SamplePlan {
  readonly key: string;
  /** Key of the column template that it was made from. */
  readonly template: string;
  readonly members: readonly Colleague[];
  readonly tasks: readonly SampleTask[];
}

/** What somebody says: the key of the text, and how many minutes ago. */
export interface SampleLine {
  readonly by: Person;
  readonly line: string;
  readonly ago: number;
  readonly liked?: readonly Person[];
}

export interface SampleChat {
  readonly key: string;
  readonly of:
    | { readonly plan: string }
    | { readonly task: string }
    | { readonly group: readonly Colleague[] }
    | { readonly pair: Colleague };
  readonly lines: readonly SampleLine[];
  /** How many of the last lines the administrator has not read. */
  readonly unread: number;
}

export function momentAt(now: number, [days, hour]: Moment): number {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return date.setHours(hour, 0, 0, 0);
}
