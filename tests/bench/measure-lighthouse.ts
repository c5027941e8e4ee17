import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { executablePath, flags, signInOn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import type { Figure } from "./figure.ts";

/** No dependency of the app's: it brings a hundred packages, for this one command. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const categories = ["performance", "accessibility", "best-practices"] as const;
const devices = { desktop: ["--preset=desktop"], mobile: [] } as const;
const AT_LEAST = 95;

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<
    Record<
      (typeof categories)[number],
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly displayValue?: string }
    >
  >;
}

/** Lighthouse's scores of the sign-in as a stranger finds it, and of the messenger as people come back to it. */
export async function measureLighthouse(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 200, messages: 500 });
  const profile = await mkdtemp(join(tmpdir(), "plumbline-lighthouse-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: { width: 1440, height: 900 },
    args: [...flags, "--remote-debugging-port=0"],
  });
  try {
    const port = await debuggingPort(profile);
    const figures = await scoresOf("sign-in", `${server.address}/login`, port);
    await signInAndSettle(context, server.address);
    const messenger = `${server.address}/manage/messenger`;
    return [
      ...figures,
      ...(await scoresOf("messenger", messenger, port, "--disable-storage-reset")),
    ];
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function signInAndSettle(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await signInOn(page, address);
  await waitForPrefetch(page);
  // A second tab would share the work of the one that is measured.
  await page.close();
}

async function scoresOf(
  screen: string,
  address: string,
  port: string,
  ...more: readonly string[]
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [device, preset] of Object.entries(devices)) {
    const report = await runLighthouse(address, [`--port=${port}`, ...preset, ...more]);
    if (report.finalDisplayedUrl !== address)
      throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
    for (const category of categories) {
      const value = Math.round((report.categories[category].score ?? 0) * 100);
      const name = `Lighthouse, ${screen}, ${device}: ${category}`;
      figures.push({ name, value, unit: "points", budget: AT_LEAST, atLeast: true });
      if (value < 100) process.stderr.write(`${name} ${value}\n${costsOf(report, category)}`);
    }
  }
  return figures;
}

/** What keeps a score from being full, for people to read. */
function costsOf(report: Report, category: (typeof categories)[number]): string {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `  ${id}: ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ""}\n`,
    )
    .join("");
}

async function runLighthouse(address: string, options: readonly string[]): Promise<Report> {
  const words = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", address];
  const only = `--only-categories=${categories.join(",")}`;
  const output = ["--output=json", "--output-path=stdout", "--quiet"];
  const path = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`;
  const child = spawn("npm", [...words, only, ...output, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PATH: path },
  });
  const pieces: Buffer[] = [];
  for await (const piece of child.stdout) pieces.push(piece as Buffer);
  const report = JSON.parse(Buffer.concat(pieces).toString("utf8")) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/** Chromium writes into its profile on which port it can be talked to. */
async function debuggingPort(profile: string): Promise<string> {
  const [port = ""] = (await readFile(join(profile, "DevToolsActivePort"), "utf8")).split("\n");
  return port;
}
