/** `npm test`: all tests in one go, ending with one line for people and machines: `N passed, N failed`. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { buildClientIfStale } from "./build.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { projectEnv, root, run, tool } from "./project.mjs";

const quickProjects = ["unit", "house", "server", "sim", "fuzz", "faults"];
const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), "plumbline-tests-"));
const total = { passed: 0, failed: 0 };

function count(report, exitCode) {
  const before = total.failed;
  for (const file of report?.testResults ?? []) {
    const failedTests = file.assertionResults.filter((test) => test.status === "failed").length;
    total.passed += file.assertionResults.filter((test) => test.status === "passed").length;
    // A file that fails without a failed test broke outside of its tests, while loading or in a hook.
    total.failed += file.status === "failed" ? Math.max(failedTests, 1) : failedTests;
  }
  if (exitCode !== 0 && total.failed === before) total.failed += 1;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

async function runProjects(projects, env) {
  const reportFile = join(reports, `${projects[0]}.json`);
  const [node, args] = tool(
    "vitest/vitest.mjs",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
    ...filters,
  );
  const exitCode = await run(node, args, { env: projectEnv({ NODE_ENV: "test", ...env }) });
  count(readReport(reportFile), exitCode);
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
    return;
  }
  await buildClientIfStale();
  // Built a moment ago: no story needs to look again.
  const built = { DIST_DIR: join(root, "dist") };
  await runProjects(["browser"], { CHROMIUM_PATH: chromium, ...built });
}

async function attempt(stage) {
  try {
    await stage();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    total.failed += 1;
  }
}

await ensureInstalled();
await attempt(() => runProjects(quickProjects, {}));
if (hasBrowserTests()) await attempt(runBrowserTests);
rmSync(reports, { recursive: true, force: true });
if (total.passed + total.failed === 0) process.stderr.write("No test ran.\n");
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
