import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boardSample } from "#tests/make/board-sample.ts";
import { message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { chooseFile, openImport, runImport } from "./make/import-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { card, column, goTo, openPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** The site manager of the schedule has the address of whoever brings it in. */
const schedule = boardSample("tower-b.xml")
  .replace("<Name>Ana Vidal</Name>", "<Name>Site manager</Name>")
  .replace("ana.vidal@site.example", dana.email);

interface Kind {
  readonly file: string;
  readonly text: string;
  readonly plan: string;
  readonly counts: Readonly<Record<string, number>>;
  /** What the preview says of what stays behind. */
  readonly told: string;
  readonly columns: readonly string[];
  readonly cards: readonly string[];
  readonly report: string;
}

const kinds: readonly Kind[] = [
  {
    file: "tower-b.xml",
    text: schedule,
    plan: "Tower B, structural works",
    counts: { Columns: 3, Tasks: 6, Subtasks: 4, Fields: 1, Dependencies: 9 },
    told: "2 exceptions of its calendars stay behind",
    columns: ["Substructure", "Superstructure", "Tasks"],
    cards: ["Foundations", "Curing done", "Columns ground floor", "Handover"],
    report: "Imported from Microsoft Project",
  },
  {
    file: "board.json",
    text: boardSample("planka-board.json"),
    plan: "Level 3 fit-out",
    counts: { Columns: 3, Tasks: 4, "of them archived": 1, Subtasks: 3, Comments: 1 },
    told: "2 comments are not in the file",
    columns: ["To do", "In progress", "Done"],
    cards: ["Seal risers", "Order doors"],
    report: "Imported from Planka",
  },
  {
    file: "Snags.csv",
    text: boardSample("meistertask.csv"),
    plan: "Snags",
    counts: { Columns: 3, Tasks: 4, "of them archived": 1, Subtasks: 0 },
    told: "1 date cannot be read: =SUM(A1:A9)",
    columns: ["Open", "Checked", "Without a list"],
    cards: ["Install handrails", "=SUM(A1:A9)"],
    report: "Imported from MeisterTask",
  },
  {
    file: "export.json",
    text: boardSample("meistertask-project.json"),
    plan: "Snagging block C",
    counts: { Columns: 2, Tasks: 2, Subtasks: 2, Comments: 1 },
    told: "1 card in the trash stays behind",
    columns: ["Open", "Checked"],
    cards: ["Install handrails"],
    report: "Imported from MeisterTask",
  },
  {
    file: "Mängel.csv",
    text: boardSample("snag-list.csv"),
    plan: "Mängel",
    counts: { Columns: 2, Tasks: 2, Subtasks: 1, Fields: 2 },
    told: "1 date cannot be read: Fliese gesprungen",
    columns: ["Offen", "Geprüft"],
    cards: ["Tür klemmt"],
    report: "Imported from a file",
  },
];

const bomb = `<?xml version="1.0"?>
<!DOCTYPE Project [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>
<Project xmlns="http://schemas.microsoft.com/project"><Tasks/></Project>`;

test.each([
  ["a bomb", bomb, "declares a document type or entities in line 2"],
  ["half a schedule", schedule.slice(0, 4_000), "The file ends too early"],
  ["a page", "<?xml version='1.0'?><html/>", "can be read here: Project, Tasks is missing"],
  ["a schedule of nothing", "<Project><Tasks></Tasks></Project>", "has no lists and no cards"],
])("%s is refused with its reason and changes nothing", async (_, text, reason) => {
  await openImport(her);
  await chooseFile(her, text, "schedule.xml");
  await her.page.getByRole("alert").getByText(reason).waitFor();
  expect(await rows(her, "plan")).toEqual([]);
});

test("where to find each file is said, and the screen is sound", async () => {
  await openImport(her);
  await her.page.getByText("In Microsoft Project: File, Save As, XML.").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("without a network, what will come is told before anything is written", async () => {
  await goOffline(her);
  for (const { file, text, plan, counts, told } of kinds) {
    await openImport(her);
    await chooseFile(her, text, file);
    await her.page.getByRole("heading", { level: 2, name: plan, exact: true }).waitFor();
    const shown = await her.page
      .locator("dl > div")
      .evaluateAll((places) =>
        places.map((place) => [
          place.querySelector("dt")?.textContent,
          Number(place.querySelector("dd")?.textContent),
        ]),
      );
    expect(Object.fromEntries(shown)).toMatchObject(counts);
    const changes = her.page.getByRole("region", { name: "What changes or stays behind" });
    await changes.getByText(told).waitFor();
    expect(await rows(her, "plan")).toEqual([]);
  }
});

test("without a network, each becomes a plan with its columns, cards and report", async () => {
  for (const { file, text, plan, columns, cards, report } of kinds) {
    await openImport(her);
    await chooseFile(her, text, file);
    await her.page.getByRole("heading", { level: 2, name: plan, exact: true }).waitFor();
    if (plan === "Tower B, structural works") {
      const manager = her.page.getByLabel("Colleague for Site manager");
      expect(await manager.locator("option:checked").textContent()).toBe(dana.name);
    }
    if (plan === "Level 3 fit-out")
      await her.page.getByLabel("Colleague for Li Wei").selectOption({ label: omar.name });
    await runImport(her, plan);
    await her.page.getByRole("button", { name: "Open the plan" }).click();
    await her.page.getByRole("heading", { level: 1, name: plan, exact: true }).waitFor();
    for (const name of columns) await column(her, name).waitFor();
    for (const name of cards) await card(her, name).waitFor();
    await openDialog(her, plan);
    await message(her, report).waitFor();
  }
});

test("a schedule keeps what waits for what, its milestones, and notes as words", async () => {
  const planId = await openPlan(her, "Tower B, structural works");
  const links = (await rows(her, "taskLink")).filter((link) => link["planId"] === planId);
  expect(links.map(({ kind }) => String(kind)).toSorted()).toEqual([
    "finishFinish",
    ...Array.from({ length: 6 }, () => "finishStart"),
    "startFinish",
    "startStart",
  ]);
  const opened = await openTask(her, "Foundations");
  await opened.getByText("Pour C30/37 & <b>vibrate</b>").waitFor();
  const link = opened.getByRole("link", { name: "Method statement" });
  expect(await link.getAttribute("href")).toBe("https://docs.example.com/ms-14");
  await closeTask(her);
  const milestone = (await rows(her, "task")).find(({ name }) => name === "Curing done");
  expect(milestone).toMatchObject({ milestone: 1 });
});

test("once the network is back all of it is the server's, and who was recognised sees it", async () => {
  await goOnline(her);
  await waitForDelivered(her);
  expect(await rows(her, "outbox")).toEqual([]);
  await openPlan(him, "Level 3 fit-out");
  await card(him, "Seal risers").waitFor();
  const [plan] = await rows(him, "plan");
  await eventually(async () =>
    (await rows(him, "taskLink")).map(({ planId, kind }) => [planId, kind]),
  ).toEqual([[plan?.["id"], "finishStart"]]);
});

test("an import is taken back as one, links and all", async () => {
  const before = (await rows(her, "taskLink")).length;
  await openImport(her);
  await chooseFile(her, schedule, "again.xml");
  await runImport(her, "Tower B, structural works");
  expect(await rows(her, "taskLink")).toHaveLength(before + 9);
  await her.page.getByRole("button", { name: "Undo the import" }).click();
  await waitForDelivered(her);
  await goTo(her, "Plans");
  await eventually(async () => (await rows(her, "taskLink")).length).toBe(before);
  expect(await rows(her, "plan")).toHaveLength(kinds.length);
});

test("nothing of it left an error behind", () => {
  const expected = [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/];
  const problems = [...her.problems, ...him.problems].filter(
    (words) => !expected.some((pattern) => pattern.test(words)),
  );
  expect(problems).toEqual([]);
});
