import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openBrowser } from "./bench-browser.ts";
import { type Figure, formatFigures, isKept } from "./figure.ts";
import { measureAbsence } from "./measure-absence.ts";
import { measureAbuse } from "./abuse/measure-abuse.ts";
import { measureAutomation } from "./measure-automation.ts";
import { measureApprovals } from "./measure-approvals.ts";
import { measureBoard } from "./measure-board.ts";
import { measureFiles } from "./files/measure-files.ts";
import { measureFirstScreen } from "./measure-first-screen.ts";
import { measureDesigner } from "./forms/measure-designer.ts";
import { measureFormFill } from "./forms/measure-form-fill.ts";
import { measureRecordList } from "./forms/measure-record-list.ts";
import { measureGantt } from "./measure-gantt.ts";
import { measureHash } from "./files/measure-hash.ts";
import { measureImport } from "./measure-import.ts";
import { measureInsight } from "./measure-insight.ts";
import { measureLibrary } from "./files/measure-library.ts";
import { measureLanguage } from "./measure-language.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureMemory } from "./files/measure-memory.ts";
import { measurePapers } from "./files/measure-papers.ts";
import { measureBurst } from "./messenger/measure-burst.ts";
import { measureFanOut } from "./messenger/measure-fan-out.ts";
import { measureLongDialog } from "./messenger/measure-long-dialog.ts";
import { measureMessageSearch } from "./messenger/measure-message-search.ts";
import { measureReads } from "./measure-reads.ts";
import { measureScopes } from "./measure-scopes.ts";
import { measureSearch } from "./measure-search.ts";
import { measureServer } from "./measure-server.ts";
import { measureSync } from "./measure-sync.ts";
import { measureTable } from "./measure-table.ts";

/** `npm run bench [-- --json FILE] [-- --only NAME]` */
const { values } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" } } });
const browser = await openBrowser();
const parts: readonly (readonly [string, () => Promise<Figure[]>])[] = [
  ["first-screen", () => measureFirstScreen(browser)],
  [
    "board-1000",
    () =>
      measureBoard(browser, 1_000, {
        cold: 650,
        blocking: 150,
        nodes: 2_500,
        click: 50,
        write: 5,
      }),
  ],
  ["board-5000", () => measureBoard(browser, 5_000, { warm: 650, heap: 90 })],
  ["table", () => measureTable(browser)],
  ["gantt", () => measureGantt(browser)],
  ["insight", () => measureInsight(browser)],
  ["language", () => measureLanguage(browser)],
  ["sync", () => measureSync(browser)],
  ["server", async () => [...(await measureServer()), ...(await measureReads())]],
  ["files", () => measureFiles()],
  ["memory", () => measureMemory()],
  ["papers", () => measurePapers(browser)],
  ["library", () => measureLibrary(browser)],
  ["scopes", () => measureScopes()],
  ["absence", () => measureAbsence()],
  ["abuse", () => measureAbuse()],
  ["search", () => measureSearch()],
  ["fan-out", () => measureFanOut()],
  ["burst", () => measureBurst(browser)],
  ["message-search", () => measureMessageSearch()],
  ["long-dialog", () => measureLongDialog(browser)],
  ["forms", () => measureRecordList()],
  ["form-fill", () => measureFormFill(browser)],
  ["designer", () => measureDesigner(browser)],
  ["import", () => measureImport(browser)],
  ["automation", () => measureAutomation()],
  ["approvals", () => measureApprovals(browser)],
  ["hash", () => measureHash(browser)],
  ["lighthouse", () => measureLighthouse()],
];
const figures: Figure[] = [];
for (const [name, measure] of parts) {
  if (values.only && values.only !== name) continue;
  process.stderr.write(`Measuring ${name}...\n`);
  figures.push(...(await measure()));
}
await browser.close();
process.stdout.write(`${formatFigures(figures)}\n`);
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, undefined, 2)}\n`);
// Whoever asks for a figure in a script hears of a budget that was missed.
process.exit(figures.some((figure) => isKept(figure) === false) ? 1 : 0);
