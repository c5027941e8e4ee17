import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { type Flow, NOBODY } from "#domain/approval/flow/flow.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let formId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await until(async () => (await rows(her, "meta")).some(({ key }) => key === "session"));
  await until(async () => (await rows(her, "user")).length > 0);
  const template = templates.find(({ key }) => key === "general");
  if (!template) throw new Error("No form for requests of any kind");
  const { name, definition } = templateForm(template, wordsOfTemplate("general", "en"), "en");
  ({ id: formId } = (await doesAs(app, her, "form.add", { name, definition })) as { id: number });
  const [user] = await rows(her, "user");
  const own = Number(user?.["id"]);
  const few = { ...NOBODY, userIds: [own] };
  const branches = ["", ""].map((branch, at) => {
    const initiators = at === 0 ? few : NOBODY;
    return { name: branch, when: "", initiators, nodes: [step(at + 2, [own])] };
  });
  const of = flow([{ kind: "branching", id: 1, name: "", branches, whenNone: "skip" }], {
    managerIds: [own],
  });
  await doesAs(app, her, "approvalFlow.save", { formId, flow: JSON.stringify(of) });
  await doesAs(app, her, "form.publish", { id: formId });
  await doesAs(app, her, "role.add", { name: "Director", parentId: 0 });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("an administrator names branches, says which is asked first, and up to whom heads of department decide", async () => {
  const { page } = her;
  await page.goto(`/manage/application/approval/${formId}`);
  const name = (number: number) =>
    page.getByRole("textbox", { name: `Name of Branch ${number}`, exact: true });
  await name(1).waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const first = page.getByRole("region", { name: "Branch 1" });
  const second = page.getByRole("region", { name: "Branch 2" });
  // Where it is for some people only it is not always taken.
  await second.getByText("Always taken").waitFor();
  expect(await first.getByText("Always taken").count()).toBe(0);
  await name(1).fill("Hers");
  await name(2).fill("All others");
  await page.getByRole("button", { name: "Move Hers down" }).click();
  await eventually(async () => name(1).inputValue()).toBe("All others");
  await page.getByRole("button", { name: "Move Hers up" }).click();
  await eventually(async () => name(1).inputValue()).toBe("Hers");
  expect(await page.getByRole("button", { name: "Move Hers up" }).isDisabled()).toBe(true);
  await first.getByLabel("Who approves").selectOption("Heads of department, one after the other");
  await first.getByRole("combobox", { name: /^Only up to somebody with this role/ }).click();
  await page.getByRole("option", { name: /Director/ }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Differences" }).click();
  const differences = page.getByRole("dialog", { name: "What is different" });
  await differences.getByText(/Hers · always/).waitFor();
  await differences.getByText(/Director/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save" }).click();
  await goOnline(her);
  await eventually(async () =>
    (await rows(her, "approvalFlow")).map(({ number, status }) => [number, status]),
  ).toContainEqual([2, "on"]);
  const saved = (await rows(her, "approvalFlow")).find(({ number }) => number === 2);
  const { nodes } = JSON.parse(String(saved?.["flow"])) as Flow;
  expect(nodes).toMatchObject([
    {
      branches: [
        { name: "Hers", nodes: [{ approvers: { by: "superiors", upTo: { kind: "role" } } }] },
        { name: "All others" },
      ],
    },
  ]);
});

test("parts of a flow fold to a line and stay so, time counts in days of work, and a notice is left out", async () => {
  const { page } = her;
  const details = (name: string) =>
    page.getByRole("button", { name: `Details of ${name}`, exact: true });
  const first = page.getByRole("region", { name: "Branch 1" });
  const second = page.getByRole("region", { name: "Branch 2" });
  await details("All others").press("Enter");
  await second.getByText("1 step", { exact: true }).waitFor();
  expect(await details("All others").getAttribute("aria-expanded")).toBe("false");
  expect(await second.getByLabel("Who approves").count()).toBe(0);
  await page.reload();
  await second.getByText("1 step", { exact: true }).waitFor();
  await details("Condition").click();
  await page.getByText("2 steps", { exact: true }).waitFor();
  expect(await first.count()).toBe(0);
  await details("Condition").click();
  await first.getByLabel("If it is not decided in time").selectOption("Remind those who decide");
  await first.getByLabel("Counted in").selectOption("Days on which the company works");
  await first.getByRole("textbox", { name: "Working days to decide" }).fill("3");
  await page.getByRole("checkbox", { name: "Copies", exact: true }).uncheck();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await eventually(async () =>
    (await rows(her, "approvalFlow")).map(({ number }) => number),
  ).toContain(3);
  const saved = (await rows(her, "approvalFlow")).find(({ number }) => number === 3);
  const { nodes, silent } = JSON.parse(String(saved?.["flow"])) as Flow;
  expect(silent).toEqual(["copied"]);
  const deadline = { hours: 72, workingDays: 3, late: "remind" };
  expect(nodes).toMatchObject([{ branches: [{ nodes: [{ deadline }] }, {}] }]);
  await details("All others").press("Enter");
});

test("a branch holds for one thing or another, which the tree, the test run and the differences say in words", async () => {
  const { page } = her;
  await goOffline(her);
  const second = page.getByRole("region", { name: "Branch 2" });
  await second.getByRole("button", { name: "Add a condition" }).click();
  const groupOf = (number: number) =>
    second.getByRole("group", { name: `Conditions ${number}`, exact: true });
  const ask = async (number: number, at: number, field: string, value: string) => {
    const group = groupOf(number);
    await group.getByLabel("Field").nth(at).selectOption(field);
    await group.getByLabel("Comparison").nth(at).selectOption("contains");
    await group.getByLabel("Value").nth(at).fill(value);
  };
  await ask(1, 0, "Subject", "crane");
  await groupOf(1).getByRole("button", { name: "Add a condition" }).click();
  await ask(1, 1, "What is asked for", "night");
  await second.getByRole("button", { name: "Or if something else holds" }).click();
  await ask(2, 0, "Subject", "permit");
  const words =
    "Subject contains crane and What is asked for contains night, or Subject contains permit";
  await second.getByText(words, { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Differences" }).click();
  const differences = page.getByRole("dialog", { name: "What is different" });
  await differences.getByText(`All others · ${words}`).waitFor();
  expect(await differences.innerText()).not.toContain("{");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Test run" }).click();
  const trial = page.getByRole("dialog", { name: "Who would decide" });
  await trial.getByText("Hers", { exact: false }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Move Hers down" }).click();
  await page.getByRole("button", { name: "Test run" }).click();
  await trial.getByRole("textbox", { name: "Subject" }).fill("Work permit");
  await trial.getByText(`All others (${words})`, { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  const first = page.getByRole("region", { name: "Branch 1" });
  await first.getByRole("button", { name: "Remove conditions 1" }).click();
  await first.getByText("Subject contains permit", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await goOnline(her);
  await eventually(async () =>
    (await rows(her, "approvalFlow")).map(({ number }) => number),
  ).toContainEqual(4);
});
