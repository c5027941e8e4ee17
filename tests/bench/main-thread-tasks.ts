interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** What a trace has to hold for `mainThreadTasks`; all that Chromium traces otherwise is hundreds of megabytes in a burst. */
export const TASKS_ONLY = { categories: ["-*", "disabled-by-default-devtools.timeline"] };

/** How long each task of the busiest page's main thread took that took a millisecond or more, ms. */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const placeOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ args }) => args?.name === "CrRendererMain").map(placeOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === "RunTask" && mains.has(placeOf(event)),
  );
  const byThread = [...Map.groupBy(tasks, placeOf).values()];
  const busiest = byThread.toSorted((left, right) => right.length - left.length)[0] ?? [];
  return busiest.map(({ dur = 0 }) => dur / 1000).filter((task) => task >= 1);
}
