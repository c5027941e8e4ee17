import type { Graft } from "./graft.ts";

const limits = "src/domain/limits.ts";

/** Limits that a run of minutes reaches, so that pages, windows and batches have seams. */
export const tightLimits: readonly Graft[] = [
  { file: limits, find: "MESSAGE_PAGE = 25", put: "MESSAGE_PAGE = 6" },
  { file: limits, find: "WINDOW_ROWS = 25", put: "WINDOW_ROWS = 6" },
  { file: limits, find: "PUSH_ENTRIES_MAX = 50", put: "PUSH_ENTRIES_MAX = 7" },
  { file: limits, find: "PULL_ROWS_MAX = 2_000", put: "PULL_ROWS_MAX = 24" },
  { file: limits, find: "CHUNK_SIZE = 5 * 1024 ** 2", put: "CHUNK_SIZE = 64" },
  { file: limits, find: "FILE_CHUNK_LEAST = 1024 ** 2", put: "FILE_CHUNK_LEAST = 64" },
  { file: "src/client/data/fold/portions.ts", find: "PORTION_ROWS = 100", put: "PORTION_ROWS = 9" },
  { file: limits, find: "REFILL_WITHIN = 10 * 60_000", put: "REFILL_WITHIN = 60_000" },
  // Databases are put back several times in a run, which ends before a second epoch could begin.
  {
    file: "src/server/sync/new-epoch.ts",
    find: "EPOCH_EVERY = 10 * 60_000",
    put: "EPOCH_EVERY = 60_000",
  },
  { file: "src/server/sync/pull-windows.ts", find: "CHANGED_MAX = 200", put: "CHANGED_MAX = 2" },
  {
    file: "src/server/sync/pull-steps.ts",
    find: "LOG_READ_THROUGH = 2_000",
    put: "LOG_READ_THROUGH = 12",
  },
  { file: "src/server/sync/news.ts", find: "NEWS_MAX = 2_000", put: "NEWS_MAX = 60" },
];
