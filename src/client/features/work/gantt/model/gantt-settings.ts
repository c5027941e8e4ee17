import { type Zoom, ZOOMS } from "./time-scale.ts";

/** How a person looks at the Gantt of a plan. */
export interface GanttSettings {
  readonly zoom: Zoom;
  /** Keys of lines that are folded. */
  readonly folded: readonly string[];
  readonly critical: boolean;
  readonly links: boolean;
  /** The baseline that is compared with, 0 = none. */
  readonly baseline: number;
}

/** The settings from whatever was stored; what it does not know is as usual. */
export function readGanttSettings(stored: unknown): GanttSettings {
  const kept: Readonly<Record<string, unknown>> =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  const { folded } = kept;
  return {
    zoom: ZOOMS.find((zoom) => zoom === kept["zoom"]) ?? "week",
    folded: Array.isArray(folded)
      ? folded.filter((key): key is string => typeof key === "string")
      : [],
    critical: kept["critical"] !== false,
    links: kept["links"] !== false,
    baseline: typeof kept["baseline"] === "number" ? kept["baseline"] : 0,
  };
}
