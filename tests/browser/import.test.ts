import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boardFile, madeBoard } from "#tests/make/board-file.ts";
import { makeFullTrelloBoard } from "#tests/make/trello-full-board.ts";
import { addColleague } from "./make/add-colleague.ts";
import { message, openDialog, say } from "./make/chat-steps.ts";
import { eventually, eventuallySame, until } from "./make/eventually.ts";
import { chooseFile, openImport, runImport } from "./make/import-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { card, cardsOf, goTo, openPlan, useCardMenu } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { closeTask, openTask, renameTask } from "./make/task-steps.ts";
import { sharedPart, stateInBrowser } from "./make/whole-state.ts";

const board = boardFile();
let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const nest = 200_000;
const wrongFiles = [
  ["an empty file", "", "The file is empty."],
  [
    "words",
    "Dear Dana,\nhere is the board",
    "The file is not JSON: it breaks in line 1, column 1.",
  ],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), "This is not a text file."],
  ["half a board", board.text.slice(0, board.text.length / 2), "The file ends too early"],
  [
    "another kind of JSON",
    '{"name":"x"}',
    "This is not a board that can be read here: lists, cards is missing.",
  ],
  ["a board of wrong values", '{"name":"x","lists":[{"id":"a","name":5}],"cards":[]}', "lists[0]"],
  ["a board without anything", '{"name":"x","lists":[],"cards":[]}', "has no lists and no cards"],
  [
    "a bottomless file",
    `${"[".repeat(nest)}${"]".repeat(nest)}`,
    "This is not a board that can be read here",
  ],
] as const;

test.each(wrongFiles)(
  "%s is refused with its reason and changes nothing",
  async (_, file, words) => {
    await openImport(her);
    await chooseFile(her, file);
    await her.page.getByRole("alert").getByText(words).waitFor();
    expect(await rows(her, "plan")).toEqual([]);
    expect(await rows(her, "outbox")).toEqual([]);
  },
);

test("the preview says what will come along before anything does", async () => {
  await openImport(her);
  await chooseFile(her, board.text);
  await her.page.getByRole("heading", { level: 2, name: board.name }).waitFor();
  const counts = await her.page
    .locator("dl > div")
    .evaluateAll((places) =>
      places.map((place) => [
        place.querySelector("dt")?.textContent,
        Number(place.querySelector("dd")?.textContent),
      ]),
    );
  expect(Object.fromEntries(counts)).toMatchObject(board.counts);
  expect(await rows(her, "plan")).toEqual([]);
});

test("the board becomes a plan, and who was recognised is a member and sees it", async () => {
  const [someone = ""] = board.people;
  await her.page.getByLabel(`Colleague for ${someone}`).selectOption({ label: omar.name });
  await runImport(her, board.name);
  const tasks = await rows(her, "task");
  expect({
    Columns: (await rows(her, "column")).length,
    Tasks: tasks.filter((task) => task["parentId"] === 0).length,
    Subtasks: tasks.filter((task) => task["parentId"] !== 0).length,
    // The first message of the plan's own chat tells of the import.
    Comments: (await rows(her, "message")).length - 1,
  }).toEqual(board.counts);
  await openPlan(him, board.name);
});

test("who has no account yet is invited from there, and comes right into the plan", async () => {
  const [, newcomer = ""] = board.people;
  await her.page.getByRole("button", { name: `Invite ${newcomer}` }).click();
  const link = await her.page.getByLabel("Link for one person").inputValue();
  await addColleague(app.address, new URL(link).hash, newcomer);
  await eventually(async () => (await rows(him, "planUser")).length).toBe(3);
  await her.page.getByRole("button", { name: "Open the plan" }).click();
  await her.page.getByRole("heading", { level: 1, name: board.name }).waitFor();
});

test("it is worked on with the network off, and a colleague has it all once it is back", async () => {
  await waitForDelivered(her);
  await goOffline(her);
  const [columnName, first, second] = await twoCards();
  await renameTask(her, first, "Renamed without a line");
  await useCardMenu(her, second, "Move to", columnName);
  await eventually(async () => (await cardsOf(her, columnName)).at(-1)).toBe(second);
  const opened = await openTask(her, "Renamed without a line");
  const start = opened.getByRole("button", { name: "Write in this task" });
  const write = opened.getByRole("textbox", { name: /^Message / });
  await start.or(write).waitFor();
  if (await start.isVisible()) await start.click();
  await say(her, "Written in the tunnel.");
  await closeTask(her);
  expect((await rows(her, "outbox")).length).toBeGreaterThanOrEqual(3);

  await goOnline(her);
  await waitForDelivered(her);
  await card(him, "Renamed without a line").waitFor();
  await eventually(async () => (await cardsOf(him, columnName)).at(-1)).toBe(second);
  await openTask(him, "Renamed without a line");
  await message(him, "Written in the tunnel.").waitFor();
  await eventuallySame(
    async () => sharedPart(await stateInBrowser(her)),
    async () => sharedPart(await stateInBrowser(him)),
  );
});

test("removing the plan takes all of the import with it, here and there", async () => {
  await openPlan(her, board.name);
  await her.page.getByRole("button", { name: "Actions for the plan" }).click();
  await her.page.getByRole("menuitem", { name: "Delete the plan" }).click();
  await her.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  // Without another plan to go on to, one's own work is what is left.
  await until(async () => {
    await goTo(her, "Plans");
    return her.page.getByText("No plans yet").isVisible();
  });
  await waitForDelivered(her);
  await goTo(him, "Plans");
  await him.page.getByText("No plans yet").waitFor();
  for (const person of [her, him]) {
    for (const table of ["plan", "planUser", "column", "task", "message", "taskContent"]) {
      expect(await rows(person, table), table).toEqual([]);
    }
  }
});

test("an import is taken back as one", async () => {
  await openImport(her);
  await chooseFile(her, board.text);
  await runImport(her, board.name);
  await her.page.getByRole("button", { name: "Undo the import" }).click();
  await her.page.getByText("No plans yet").waitFor();
  await waitForDelivered(her);
  for (const table of ["plan", "task", "message"]) expect(await rows(her, table)).toEqual([]);
});

test("an import that is stopped half-way leaves nothing behind", async () => {
  await openImport(her);
  await chooseFile(her, madeBoard({ lists: 12, cards: 1_500, comments: 0 }));
  await her.page.getByRole("button", { name: "Import", exact: true }).click();
  await her.page.getByText(/Importing, part [1-9]/).waitFor();
  await her.page.getByRole("button", { name: "Cancel" }).click();
  await her.page.getByRole("button", { name: "Choose another file" }).waitFor();
  await waitForDelivered(her);
  expect(await rows(her, "plan")).toEqual([]);
  expect(await rows(her, "task")).toEqual([]);
});

test("what changes or stays behind is told before, and stays in the plan's chat", async () => {
  const name = "Neubau Nord, ".repeat(9).slice(0, 100);
  const file = { ...(JSON.parse(makeFullTrelloBoard(2)) as FullBoard), name };
  await openImport(her);
  await chooseFile(her, JSON.stringify(file));
  const changes = her.page.getByRole("region", { name: "What changes or stays behind" });
  await changes.getByText(/uploaded files stay where they are/).waitFor();
  await changes.getByText(/archived lists?: /).waitFor();
  const told = await changes.getByRole("listitem").allTextContents();
  await runImport(her, name);

  await openDialog(her, name);
  const report = message(her, "Imported from Trello");
  for (const line of told) await report.getByText(line, { exact: true }).waitFor();
  await report.getByText("Columns: ").waitFor();
  await report.getByText(/^Without an account here: .*Anna Müller/).waitFor();
});

test("links on cards are links in the description", async () => {
  const { cards, lists } = JSON.parse(makeFullTrelloBoard(2)) as FullBoard;
  const open = new Set(lists.filter((list) => !list.closed).map(({ id }) => id));
  const linked = cards.find(
    (one) => !one.closed && open.has(one.idList) && one.attachments.length > 0,
  );
  const [attachment] = linked?.attachments ?? [];
  await goTo(her, "Plans");
  await her.page
    .getByRole("article")
    .getByRole("button", { name: /^Neubau Nord, / })
    .click();
  await card(her, linked?.name ?? "").waitFor();
  const opened = await openTask(her, linked?.name ?? "");
  const link = opened.getByRole("link", { name: attachment?.name ?? "", exact: true });
  expect(await link.getAttribute("href")).toBe(attachment?.url);
  await closeTask(her);
});

test("a board that carries code shows it as the words it is", async () => {
  const trap = "<img src=x onerror='globalThis.trapped=1'>";
  const hostile = {
    name: `Trap ${trap}`.slice(0, 32),
    lists: [{ id: "l1", name: trap, pos: 1 }],
    cards: [
      {
        id: "c1",
        idList: "l1",
        name: trap,
        desc: `${trap}<script>globalThis.trapped=1</script>[a](javascript:globalThis.trapped=1)`,
        pos: 1,
        customFieldItems: [{ idCustomField: "f1", value: { text: `Said in a field ${trap}` } }],
      },
    ],
    customFields: [{ id: "f1", name: trap, type: "text" }],
    actions: [
      {
        type: "commentCard",
        date: "2024-03-04T07:30:00.000Z",
        data: { text: trap, card: { id: "c1" } },
        memberCreator: { fullName: trap },
      },
    ],
  };
  await openImport(her);
  await chooseFile(her, JSON.stringify(hostile).replace('"name"', '"__proto__":{"x":1},"name"'));
  await her.page.getByRole("button", { name: "Import", exact: true }).click();
  await her.page.getByRole("button", { name: "Open the plan" }).click();
  await her.page.getByRole("heading", { level: 1, name: hostile.name }).waitFor();
  const opened = await openTask(her, trap);
  await opened.getByText(trap).first().waitFor();
  await opened.getByText(`Said in a field ${trap}`).waitFor();
  await message(her, trap).waitFor();
  expect(await her.page.evaluate(() => "trapped" in globalThis)).toBe(false);
  expect(await her.page.locator("img[onerror], a[href^=javascript]").count()).toBe(0);
});

test("nothing of it left an error behind", () => {
  const expected = [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/,
    // Chromium says so of the lifeless document in which the code is taken out.
    /^Executing inline event handler violates/,
  ];
  const problems = [...her.problems, ...him.problems].filter(
    (words) => !expected.some((pattern) => pattern.test(words)),
  );
  expect(problems).toEqual([]);
});

interface FullBoard {
  readonly name: string;
  readonly lists: readonly { readonly id: string; readonly closed: boolean }[];
  readonly cards: readonly {
    readonly name: string;
    readonly idList: string;
    readonly closed: boolean;
    readonly attachments: readonly { readonly name: string; readonly url: string }[];
  }[];
}

/** A column with at least two open cards of different names, and the first two of them. */
async function twoCards(): Promise<[string, string, string]> {
  const headings = her.page.locator("section[data-column] h2");
  for (const name of await headings.allTextContents()) {
    const cards = await cardsOf(her, name);
    const [first, second] = cards;
    if (first && second && new Set(cards).size === cards.length) return [name, first, second];
  }
  throw new Error("No column of the board has two open cards");
}
