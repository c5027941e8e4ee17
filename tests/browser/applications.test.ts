import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { ownId, rows, storedText, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";
import { diary } from "#tests/make/company-forms.ts";
import { doesAs } from "./make/does-as.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let clerk = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  for (const [name, group] of [
    ["Site diary", "Site"],
    ["Payroll", "Office"],
  ] as const) {
    const made = await doesAs(app, her, "form.add", { name, group, definition: diary });
    await doesAs(app, her, "form.publish", { id: (made as { id: number }).id });
  }
  clerk = ((await doesAs(app, her, "role.add", { name: "Clerk" })) as { id: number }).id;
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const section = ({ page }: Person, name: string) => page.getByRole("region", { name, exact: true });
const tree = () => her.page.getByRole("treegrid", { name: "Applications and menu" });
const line = (name: string) => tree().getByRole("row", { name });
const dialog = () => her.page.getByRole("dialog");
const linesOf = async () =>
  tree()
    .getByRole("row")
    .evaluateAll((lines) =>
      lines.map((row) => {
        const depth = Number(row.getAttribute("aria-level")) - 1;
        const name = row.querySelector("[role=gridcell]")?.textContent ?? "";
        return "-".repeat(depth) + name;
      }),
    );

/** What a device holds of what an entry of the menu is called. */
async function nameHeldBy(person: Person, id: number) {
  return (await rows(person, "menuItem")).find((row) => row["id"] === id)?.["name"];
}

async function choose(field: string, option: string) {
  await dialog().getByRole("combobox", { name: field }).click();
  await her.page.getByRole("option", { name: option, exact: true }).click();
}

async function add(inside: string, item: "Add a page" | "Add a directory") {
  await button(her, `Actions for ${inside}`).click();
  await her.page.getByRole("menuitem", { name: item }).click();
}

async function create() {
  await dialog().getByRole("button", { name: "Create" }).click();
  await dialog().waitFor({ state: "detached" });
}

test("an administrator begins with the applications of the forms, without a network", async () => {
  await her.page.goto("/manage/application");
  await waitUntilOfflineReady(her);
  await button(her, "Arrange applications").click();
  await her.page.getByText("No applications yet").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await goOffline(her);
  await button(her, "Begin with the applications of the forms").click();
  await eventually(linesOf).toEqual(["Office", "-Payroll", "Site", "-Site diary"]);
});

test("directories, pages and links come to stand in them, by dialog and by keyboard", async () => {
  await add("Site", "Add a directory");
  await dialog().getByRole("textbox", { name: "Name" }).fill("Norms");
  expect(await violationsOn(her.page)).toEqual([]);
  await create();
  await add("Norms", "Add a page");
  await dialog().getByText("Link", { exact: true }).click();
  await dialog().getByRole("textbox", { name: "Link" }).fill("norms.example");
  await dialog().getByText("Enter an address that begins with http").waitFor();
  await dialog().getByRole("textbox", { name: "Link" }).fill("https://norms.example/concrete");
  await dialog().getByRole("textbox", { name: "Name" }).fill("Concrete");
  expect(await violationsOn(her.page)).toEqual([]);
  await create();
  await add("Site", "Add a page");
  await dialog().getByText("Page", { exact: true }).click();
  await choose("Page", "Calendar");
  await create();
  const all = ["Office", "-Payroll", "Site", "-Site diary", "-Norms", "--Concrete", "-Calendar"];
  await eventually(linesOf).toEqual(all);
  await line("Office").focus();
  await her.page.keyboard.press("Shift+ArrowDown");
  await eventually(linesOf).toEqual([...all.slice(2), ...all.slice(0, 2)]);
  // A page holds nothing: it stays where it is.
  await line("Norms").focus();
  await her.page.keyboard.press("Shift+ArrowRight");
  await line("Norms").dragTo(line("Site diary"), { targetPosition: { x: 90, y: 4 } });
  await eventually(linesOf).toEqual([
    "Site",
    "-Norms",
    "--Concrete",
    "-Site diary",
    "-Calendar",
    "Office",
    "-Payroll",
  ]);
  expect(await violationsOn(her.page)).toEqual([]);
});

test("an application is limited to a role, and only who has it finds it", async () => {
  await line("Office").click();
  await dialog().getByRole("combobox", { name: "Shown to roles" }).click();
  await her.page.getByRole("option", { name: "Clerk" }).click();
  await her.page.keyboard.press("Escape");
  await dialog().getByRole("button", { name: "Save" }).click();
  await line("Office").getByText("Clerk").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  // It says nothing of roles itself: it comes to stand in what does.
  const pay = { name: "Pay round of May", page: "files", menuType: "C" as const };
  const { id: payId } = (await doesAs(app, her, "menu.add", pay)) as { id: number };
  await eventually(async () => nameHeldBy(him, payId)).toBe("Pay round of May");
  const office = (await rows(her, "menuItem")).find(({ name }) => name === "Office");
  await doesAs(app, her, "menu.edit", { id: payId, parentId: Number(office?.["id"]) });
  await him.page.goto("/manage/application");
  await section(him, "Site").getByText("Site diary").waitFor();
  await button(him, "Payroll").waitFor({ state: "detached" });
  expect(await button(him, "Arrange applications").count()).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
  // Nothing of it lies on his device either, but where it stands.
  await eventually(async () => nameHeldBy(him, payId)).toBe("");
  expect(await storedText(him)).not.toContain("Pay round");
  await doesAs(app, her, "role.edit", { id: clerk, addMembers: [await ownId(him)] });
  await section(him, "Office").getByText("Payroll").waitFor();
  await section(him, "Office").getByText("Pay round of May").waitFor();
  await doesAs(app, her, "role.edit", { id: clerk, removeMembers: [await ownId(him)] });
  await section(him, "Office").waitFor({ state: "detached" });
  await eventually(async () => nameHeldBy(him, payId)).toBe("");
  expect(await storedText(him)).not.toContain("Pay round");
  await doesAs(app, her, "menu.remove", { id: payId });
  await section(him, "Norms")
    .getByRole("link", { name: "Concrete (opens a new tab)" })
    .and(him.page.locator('[href="https://norms.example/concrete"][rel="noopener noreferrer"]'))
    .waitFor();
});

test("a form with a star stands first, without a network and on the form itself too", async () => {
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await button(him, "Add Site diary to favourites").click();
  await section(him, "Favourites").getByText("Site diary").waitFor();
  await section(him, "Norms").getByText("Needs a network").waitFor();
  await button(him, "Add Calendar to favourites").click();
  await section(him, "Favourites").getByText("Calendar").waitFor();
  await him.page.goto("/manage/Myapplication");
  await section(him, "Favourites").getByText("Site diary").waitFor();
  await section(him, "Site").getByText("Calendar").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await section(him, "Favourites").getByRole("button", { name: "Site diary", exact: true }).click();
  await him.page.getByRole("heading", { name: "Site diary" }).waitFor();
  await button(him, "Remove Site diary from favourites").click();
  await button(him, "Add Site diary to favourites").click();
  await goOnline(him);
  await waitForDelivered(him);
  await him.page.goto("/manage/ApplicationCenter");
  await section(him, "Favourites").getByText("Site diary").waitFor();
  await section(him, "Site").getByRole("button", { name: "Calendar", exact: true }).click();
  await him.page.getByRole("heading", { name: "Calendar" }).waitFor();
  await her.page.goto("/manage/application");
  await section(her, "Site").getByText("Site diary").waitFor();
  expect(await section(her, "Favourites").count()).toBe(0);
});

test("applications and what stands in them are found by words, as far as the person finds them in the menu", async () => {
  const options = him.page.getByRole("option");
  const look = async (words: string) => {
    await him.page.goto("/manage/dashboard");
    await button(him, "Search").click();
    await him.page.getByRole("combobox", { name: "Search" }).fill(words);
  };
  await look("Payr");
  await him.page.getByText("Nothing found").first().waitFor();
  expect(await options.filter({ hasText: "Payroll" }).count()).toBe(0);
  await look("Norms");
  expect(await options.filter({ hasText: "Concrete" }).count()).toBe(0);
  await look("Concr");
  await options.filter({ hasText: "Concrete" }).getByText("Site / Norms").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await look("Site di");
  await options.filter({ hasText: "Site diary" }).click();
  await him.page.getByRole("heading", { name: "Site diary" }).waitFor();
});

test("what is hidden is found by nobody, and what is deleted goes with all in it", async () => {
  await button(her, "Arrange applications").click();
  await button(her, "Actions for Calendar").click();
  await her.page.getByRole("menuitem", { name: "Hide" }).click();
  await line("Calendar").getByText("Hidden").waitFor();
  await button(her, "Actions for Office").click();
  await her.page.getByRole("menuitem", { name: "Move up" }).click();
  await eventually(async () => (await linesOf())[0]).toBe("Office");
  await button(her, "Actions for Office").click();
  await her.page.getByRole("menuitem", { name: "Move down" }).click();
  await eventually(async () => (await linesOf())[0]).toBe("Site");
  await line("Norms").focus();
  await her.page.keyboard.press("Delete");
  await dialog().getByRole("button", { name: "Delete" }).click();
  await eventually(linesOf).toEqual(["Site", "-Site diary", "-Calendar", "Office", "-Payroll"]);
  await waitForDelivered(her);
  await him.page.goto("/manage/application");
  await section(him, "Site").getByText("Site diary").waitFor();
  await section(him, "Norms").waitFor({ state: "detached" });
  expect(await button(him, "Calendar").count()).toBe(0);
});
