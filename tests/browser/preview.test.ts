import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph, type PickedFile, sampleFile } from "./make/file-steps.ts";
import { pinch, swipe } from "./make/hands/touch-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";

const PAPERS = ["handbook.pdf", "site.mp4", "pour.md"];
/** What other programs wrote, with words of each. */
const OTHERS = [
  ["method-statement.docx", "Pour 12 m³ of concrete, 混凝土."],
  ["quantities.xlsx", "868.50"],
  ["toolbox-talk.pptx", "Check the sling 吊索"],
  ["toolbox-talk.ppt", "Nobody below the load"],
  ["volume.py", "# cubic metres"],
] as const;
let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, { hasTouch: true });
  await setUp(her);
  await newPlan(her, "Pier 4");
  await addTask(her, "Planned", "Pour the cap");
  await her.page.keyboard.press("Escape");
  await openTask(her, "Pour the cap");
  const pictures = ["North", "East", "South"].map(async (name) =>
    drawnPhotograph(her, `${name}.jpg`, 320, 240),
  );
  await hang(...(await Promise.all(pictures)));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const files = () => her.page.getByRole("region", { name: "Files", exact: true });
const looking = (name: string, place: string) =>
  her.page.getByRole("dialog", { name: `${name} ${place}` });

/** Hangs files on the open task, and waits until the server has them. */
async function hang(...picked: readonly PickedFile[]): Promise<void> {
  const before = (await rows(her, "file")).length;
  await files()
    .getByLabel("Add files")
    .and(her.page.locator("input"))
    .setInputFiles([...picked]);
  await until(async () => {
    const all = await rows(her, "file");
    const has = all.filter(({ arriveTime }) => Number(arriveTime) > 0);
    return has.length === before + picked.length;
  });
}

async function idOf(name: string): Promise<number> {
  const found = (await rows(her, "file")).find((row) => row["name"] === name);
  return Number(found?.["id"]);
}

test("one goes through pictures by arrow keys, by buttons and by the strip of small ones", async () => {
  const { page } = her;
  const names = await files()
    .getByRole("button", { name: /^Open / })
    .evaluateAll((buttons) => buttons.map((one) => one.ariaLabel?.replace("Open ", "") ?? ""));
  expect(names.toSorted((left, right) => left.localeCompare(right))).toEqual([
    "East.jpg",
    "North.jpg",
    "South.jpg",
  ]);
  const [first = "", second = "", third = ""] = names;
  await files()
    .getByRole("button", { name: `Open ${first}` })
    .click();
  await looking(first, "1 / 3").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowRight");
  await looking(second, "2 / 3").waitFor();
  await page.keyboard.press("ArrowLeft");
  await looking(first, "1 / 3").waitFor();
  await page.getByRole("button", { name: "Next file" }).click();
  await looking(second, "2 / 3").waitFor();
  await page.getByRole("button", { name: "Previous file" }).click();
  const shown = looking(first, "1 / 3");
  await shown.waitFor();
  const small = (name: string) =>
    page.getByRole("dialog").getByRole("button", { name, exact: true });
  expect(await small(first).getAttribute("aria-current")).toBe("true");
  await small(third).click();
  await looking(third, "3 / 3").waitFor();
  expect(await small(third).getAttribute("aria-current")).toBe("true");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await looking(third, "3 / 3").waitFor({ state: "detached" });
});

test("two fingers enlarge a picture, one moves it then, and goes to the next where it fits", async () => {
  const { page } = her;
  await files()
    .getByRole("button", { name: /^Open / })
    .first()
    .click();
  const picture = page.getByRole("dialog", { name: / 1 \/ 3$/ }).getByRole("img");
  await picture.waitFor();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const zoom = page.getByRole("button", { name: "Fit to the screen" });
  const before = await width();
  await pinch(her, picture, 2);
  // Each of many small steps is rounded.
  await zoom.getByText(/^(199|200|201|202)%$/).waitFor();
  await eventually(async () => Math.round((10 * (await width())) / before)).toBe(20);
  const left = (await picture.boundingBox())?.x ?? 0;
  await swipe(her, picture, { x: -100, y: 0 });
  await eventually(async () => Math.round(left - ((await picture.boundingBox())?.x ?? 0))).toBe(
    100,
  );
  await pinch(her, picture, 0.5);
  await zoom.getByText(/^(99|100|101)%$/).waitFor();
  await zoom.click();
  await zoom.getByText("100%", { exact: true }).waitFor();
  await swipe(her, picture, { x: -100, y: 0 });
  await page.getByRole("dialog", { name: / 2 \/ 3$/ }).waitFor();
  await page.keyboard.press("Escape");
});

test("a paper, a film and a text have pages of their own", async () => {
  const { page } = her;
  await hang(...(await Promise.all(PAPERS.map(sampleFile))));
  const back = page.url();
  const shown = [
    page.getByRole("region", { name: "Page 1", exact: true }),
    page.locator("video"),
    page.getByRole("main").getByRole("heading").nth(1),
  ];
  for (const [place, name] of PAPERS.entries()) {
    await page.goto(`/single/file/${await idOf(name)}`);
    await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
    await shown[place]?.waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }
  await page.getByText("☑ formwork").waitFor();
  await page.getByText("☐ anchors").waitFor();
  await page.goto(back);
  await files().waitFor();
});

test("the words for a file that is gone and for a screen that cannot be filled are those of the field", async () => {
  const { page } = her;
  const back = page.url();
  const picture = await idOf("North.jpg");
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.goto("/single/file/999999999");
  await page.getByRole("heading", { name: "文件不存在" }).waitFor();
  await page.goto(`/single/file/${picture}`);
  await page.evaluate(() => Object.defineProperty(document, "fullscreenEnabled", { value: false }));
  await page.getByRole("button", { name: "全屏" }).click();
  await page.getByText("不支持全屏").waitFor();
  await page.evaluate(() => localStorage.setItem("plumbline.language", "en"));
  await page.goto(back);
  await files().waitFor();
});

test("what other programs wrote has pages that fill the screen and are left again", async () => {
  const { page } = her;
  await hang(...(await Promise.all(OTHERS.map(async ([name]) => sampleFile(name)))));
  const back = page.url();
  const isFull = async () => page.evaluate(() => document.fullscreenElement !== null);
  for (const [name, words] of OTHERS) {
    await page.goto(`/single/file/${await idOf(name)}`);
    await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
    await page.getByText(words).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Full screen" }).click();
    await eventually(isFull).toBe(true);
    await page.getByText(words).first().waitFor();
    await page.evaluate(async () => document.exitFullscreen());
    await eventually(isFull).toBe(false);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith("/single/"));
  }
  await page.goto(back);
  await files().waitFor();
});

test("that there is nothing before the first and behind the last is said for ten seconds, or until one moves on", async () => {
  const { page } = her;
  await files()
    .getByRole("button", { name: /^Open / })
    .first()
    .click();
  await page.getByRole("dialog", { name: / 1 \/ 11$/ }).waitFor();
  const notice = (which: string) => page.getByText(`This is already the ${which} one!`);
  await page.clock.install();
  await holdClock();
  await page.keyboard.press("ArrowLeft");
  await goesAfterTenSeconds(notice("first"));
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: / 11 \/ 11$/ }).waitFor();
  await holdClock();
  await page.keyboard.press("ArrowRight");
  await goesAfterTenSeconds(notice("last"));
  await page.keyboard.press("ArrowRight");
  await notice("last").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("dialog", { name: / 10 \/ 11$/ }).waitFor();
  expect(await notice("last").count()).toBe(0);
});

/** Time stands still from now on: how long the machine takes for a look is not part of ten seconds. */
async function holdClock(): Promise<void> {
  await her.page.clock.pauseAt(await her.page.evaluate(() => Date.now() + 1_000));
}

async function goesAfterTenSeconds(notice: Locator): Promise<void> {
  const { clock } = her.page;
  await notice.waitFor();
  await clock.fastForward(9_000);
  expect(await notice.isVisible()).toBe(true);
  await clock.fastForward(1_500);
  await clock.resume();
  await notice.waitFor({ state: "detached" });
}
