import { DEFAULT_DATE_FORMAT } from "../../calendar/date-format.ts";
import type { FieldKind } from "../field-kind.ts";

const timed = { placeholder: undefined, disabled: false, clearable: true };
const bounded = { ...timed, startTime: undefined, endTime: undefined };

/** Dates and times of day, and ranges of both (forms-approvals 1.3). */
export const timeKinds: readonly FieldKind[] = [
  {
    name: "datePicker",
    formerNames: ["date"],
    group: "time",
    shape: "moment",
    properties: { ...bounded, format: DEFAULT_DATE_FORMAT },
    search: "dateRange",
    conditions: "ordered",
    currentValue: "now",
    not: [],
  },
  {
    name: "timePicker",
    formerNames: ["time"],
    group: "time",
    shape: "clock",
    properties: { ...bounded, format: "HH:mm" },
    search: "timeRange",
    conditions: "ordered",
    currentValue: "now",
    not: [],
  },
  {
    name: "dateRange",
    group: "time",
    shape: "moments",
    properties: { ...timed, format: DEFAULT_DATE_FORMAT },
    search: "none",
    conditions: "none",
    not: ["searched", "imported"],
  },
  {
    name: "timeRange",
    group: "time",
    shape: "clocks",
    properties: { ...timed, format: "HH:mm" },
    search: "none",
    conditions: "none",
    not: ["searched", "imported"],
  },
];
