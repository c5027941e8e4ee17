/**
 * `npm test`: all tests in one go but for the long stories, which `npm run stories` plays; whichever are named run with
 * either. Ends with the slowest files and one line for people and machines: `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { buildClientIfStale } from "./build.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureDovecot } from "./ensure-dovecot.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { projectEnv, root, run, tool } from "./project.mjs";
import { slowestFiles } from "./slowest-files.mjs";

const quickProjects = ["unit", "house", "server", "sim", "fuzz", "faults"];
const asked = process.argv.slice(2);
const onlyStories = asked.includes("--stories");
const filters = asked.filter((word) => word !== "--stories");
const playedProjects = onlyStories
  ? ["stories"]
  : ["browser", ...(filters.length > 0 ? ["stories"] : [])];
const reports = mkdtempSync(join(tmpdir(), "plumbline-tests-"));
const total = { passed: 0, failed: 0 };
/** What fell, to be named at the end: whoever sees only the last lines of a run knows where to look. */
const fallen = [];
const ran = [];

function failedIn(file) {
  const failedTests = file.assertionResults.filter((test) => test.status === "failed").length;
  // A file that fails without a failed test broke outside of its tests, while loading or in a hook.
  return file.status === "failed" ? Math.max(failedTests, 1) : failedTests;
}

function count({ report, exitCode }) {
  const before = total.failed;
  for (const file of report?.testResults ?? []) {
    ran.push(file);
    total.passed += file.assertionResults.filter((test) => test.status === "passed").length;
    total.failed += failedIn(file);
    fallen.push(...namesOfFailed(file));
  }
  if (exitCode !== 0 && total.failed === before) {
    total.failed += 1;
    fallen.push("(outside of every file)");
  }
}

/** Each failed test of a file, with the first line of why. */
function namesOfFailed(file) {
  if (failedIn(file) === 0) return [];
  const failures = file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => ({ fullName, why: failureMessages?.[0] }));
  if (failures.length === 0)
    failures.push({ fullName: "(outside of its tests)", why: file.message });
  return failures.map(
    ({ fullName, why = "" }) =>
      `${relative(root, file.name)} ${fullName}: ${why.split("\n", 1)[0]}`,
  );
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

async function runProjects(projects, env, only = filters) {
  const reportFile = join(reports, `${projects[0]}.json`);
  const [node, args] = tool(
    "vitest/vitest.mjs",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
    ...only,
  );
  const exitCode = await run(node, args, { env: projectEnv({ NODE_ENV: "test", ...env }) });
  return { report: readReport(reportFile), exitCode };
}

/**
 * Stories share a machine with a real browser and its clock. One that falls is played once more, alone, and is
 * named when it stands then: a debt, but no reason to refuse a change. No other test is repeated.
 */
async function repeatFallen(first, env) {
  const results = first.report?.testResults ?? [];
  const files = results.filter((file) => failedIn(file) > 0);
  if (files.length === 0) return first;
  const names = files.map((file) => relative(root, file.name));
  process.stderr.write(`Playing once more, alone: ${names.join(", ")}\n`);
  const again = await runProjects(playedProjects, env, ["--no-file-parallelism", ...names]);
  const stands = new Map((again.report?.testResults ?? []).map((file) => [file.name, file]));
  for (const file of files) {
    const second = stands.get(file.name);
    if (!second || failedIn(second) > 0) continue;
    for (const name of namesOfFailed(file)) process.stdout.write(`flaky: ${name}\n`);
  }
  const testResults = results.map((file) =>
    failedIn(file) > 0 ? (stands.get(file.name) ?? file) : file,
  );
  return { report: { testResults }, exitCode: again.exitCode };
}

function hasBrowserTests() {
  try {
    return readdirSync(join(root, "tests", "browser"), { recursive: true }).some((name) =>
      /\.test\.tsx?$/.test(String(name)),
    );
  } catch {
    return false;
  }
}

async function runBrowserTests() {
  const chromium = await ensureChromium();
  if (!chromium) {
    total.failed += 1;
    fallen.push("(every story) Chromium is missing");
    return;
  }
  await buildClientIfStale();
  // Built a moment ago: no story needs to look again.
  const built = { DIST_DIR: join(root, "dist") };
  const env = { CHROMIUM_PATH: chromium, ...built };
  count(await repeatFallen(await runProjects(playedProjects, env), env));
}

async function attempt(stage) {
  try {
    await stage();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    total.failed += 1;
    fallen.push(`(outside of every test) ${error.message}`);
  }
}

await ensureInstalled();
await ensureDovecot();
if (!onlyStories) await attempt(async () => count(await runProjects(quickProjects, {})));
if (hasBrowserTests()) await attempt(runBrowserTests);
rmSync(reports, { recursive: true, force: true });
if (total.passed + total.failed === 0) process.stderr.write("No test ran.\n");
for (const line of slowestFiles(ran, root)) process.stdout.write(`${line}\n`);
for (const name of fallen) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
