import { defineConfig } from "vitest/config";

const minute = 60_000;
/** Most tests wait for a database or a browser more than they compute. */
const workers = 3;
/** What comes by itself may take its time: no test is about how long. */
const expect = { poll: { timeout: minute / 2, interval: 50 } };
const lendPostgres = "tests/make/postgres/lend-postgres.ts";

/**
 * Stories that take over 20 s when nothing else runs, but for some that show what the product is made of: `npm run stories`
 * plays them, and `npm test` when they are named.
 */
const longStories = [
  "account",
  "administration",
  "all-plans",
  "applications",
  "approval-absence",
  "approval-audit",
  "approval-chinese",
  "approval-day-away",
  "approval-desk",
  "approval-effects",
  "approval-flow",
  "approval-hands",
  "approvals",
  "automation",
  "avatars",
  "background-sync",
  "board-lanes",
  "board-limits",
  "board-lists",
  "board-rules",
  "bots",
  "card-menu",
  "chat-search",
  "data-sources",
  "directory",
  "doors",
  "drawings",
  "drawings-many",
  "drawings-on-paper",
  "encryption",
  "errors",
  "extreme-rows",
  "fields",
  "file-message",
  "file-scan",
  "files-on-a-phone",
  "films-and-sound",
  "first-hour",
  "first-minutes",
  "form-center",
  "form-corpus",
  "form-designer",
  "form-files",
  "form-fill",
  "form-from-sheet",
  "form-import",
  "form-links",
  "form-list",
  "form-permissions",
  "form-print",
  "gantt",
  "groups",
  "guest-link",
  "http-sources",
  "import",
  "insight",
  "keep-offline",
  "keyboard",
  "languages",
  "large-drawings",
  "large-group",
  "large-pictures",
  "library-and-others",
  "long-chat",
  "markups",
  "message-marks",
  "navigation",
  "notes",
  "notes-of-two",
  "notifications",
  "offline-day",
  "other-boards",
  "outbox-uploads",
  "papers",
  "paste-into-chat",
  "pdf",
  "person-picker",
  "photographs-many",
  "picture-worker",
  "plan-drawings",
  "plan-templates",
  "preview",
  "public-links",
  "reading-place",
  "request-drafts",
  "revoked",
  "row-buttons",
  "screens",
  "settings",
  "share-and-version",
  "sheet-callouts",
  "sign-in",
  "skipped-builds",
  "slash-commands",
  "stickers",
  "storage",
  "storage-quota",
  "tags-and-checklists",
  "task-files",
  "task-log",
  "task-sheets",
  "three-rights",
  "time-tracking",
  "touch",
  "two-browsers",
  "upload-1-gb",
  "upload-300-mb",
  "upload-bad-line",
  "voice",
  "votes-and-chains",
  "workflow",
].map((name) => `tests/browser/${name}.test.ts`);

/** Each has its own server and browser; the driver is loaded once. */
const inBrowsers = {
  isolate: false,
  globalSetup: lendPostgres,
  maxWorkers: workers,
  sequence: { groupOrder: 3 },
  testTimeout: 3 * minute,
  hookTimeout: 5 * minute,
};

/** The kinds of tests, each with the patience it needs; `npm test` runs them all. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          expect,
          // Nothing of theirs lives outside of them: loading everything anew for each took longer than the tests.
          isolate: false,
          setupFiles: ["tests/make/indexed-db.ts"],
          include: ["{src,workers,sw}/**/*.test.{ts,tsx}"],
          environment: "node",
          maxWorkers: workers,
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
      {
        test: {
          name: "house",
          include: ["tests/house/**/*.test.ts"],
          maxWorkers: workers,
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "server",
          expect,
          isolate: false,
          include: ["tests/server/**/*.test.ts"],
          globalSetup: lendPostgres,
          maxWorkers: workers,
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        },
      },
      {
        test: {
          name: "sim",
          include: ["tests/sim/**/*.test.ts", "tests/made-up-kind/*.test.ts"],
          // It has two processes of its own.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 5 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          globalSetup: lendPostgres,
          // What a call costs is measured: one server at a time.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 5 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/faults.test.ts"],
          // Its processes are many and its browsers have ten seconds: nothing else runs beside it.
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 5 * minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        test: {
          ...inBrowsers,
          name: "browser",
          include: ["tests/browser/**/*.test.ts", "tests/faults/browser-kills.test.ts"],
          exclude: longStories,
        },
      },
      {
        test: {
          ...inBrowsers,
          name: "stories",
          include: longStories,
        },
      },
    ],
  },
});
