/** `npm run generate`: writes what is derived from declarations and read without their shapes; `--check` refuses what is out of date. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { Generator, getConfig } from "@tanstack/router-generator";
import { entities } from "../src/domain/entities.ts";
import { root } from "./project.mjs";
import { routeTree } from "./route-tree.ts";

/** What is known of a kind of row where its shape is not loaded. */
function lineOf({
  name,
  frame,
  since,
  reindexed,
  shapeVersion = 1,
  added,
  indexes = [],
  parent,
  windowed,
}) {
  const ofWindows = windowed ? [`[${parent.field}+${windowed.by}]`] : [];
  const known = {
    frame,
    since,
    reindexed,
    shapeVersion,
    added,
    indexes: ["id", ...ofWindows, ...indexes].join(", "),
    parent,
    windowed,
  };
  return `  ${name}: ${JSON.stringify(known)},`;
}

function entityTable() {
  const misnamed = Object.keys(entities).find((name) => entities[name].name !== name);
  if (misnamed) throw new Error(`${misnamed} calls itself ${entities[misnamed].name}`);
  return [
    "/** Written by `npm run generate` from the declarations in `entities.ts`, in the order of fetching. */",
    "export const entityTable = {",
    ...Object.values(entities).map(lineOf),
    "} as const;",
    "",
  ].join("\n");
}

/** The tree of routes as a build writes it, which leaves the clone as it is then. */
async function routes() {
  const config = getConfig(routeTree(root), root);
  const before = readFileSync(config.generatedRouteTree, "utf8");
  await new Generator({ config, root }).run();
  const text = readFileSync(config.generatedRouteTree, "utf8");
  writeFileSync(config.generatedRouteTree, before);
  return text;
}

const files = { "src/domain/entity-table.gen.ts": entityTable() };
if (existsSync(join(root, "src/client/routes"))) {
  files["src/client/route-tree.gen.ts"] = await routes();
}
const isCheck = process.argv.includes("--check");

for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    process.stderr.write(`${path} is out of date: npm run generate\n`);
    process.exitCode = 1;
  }
}
