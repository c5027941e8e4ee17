import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
  await newPlan(her, "Gantry");
  await openDialog(her, "Gantry");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

interface Clipboard {
  readonly html?: string;
  readonly text?: string;
  /** A picture lies beside the words. */
  readonly picture?: boolean;
}

/** Pastes as the browser does; answers whether the app took it. */
async function paste(clipboard: Clipboard): Promise<boolean> {
  await composer(her).focus();
  return composer(her).evaluate((field, { html, text, picture }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData("text/html", html);
    if (text) clipboardData.setData("text/plain", text);
    if (picture) clipboardData.items.add(new File(["x"], "image.png", { type: "image/png" }));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    return !field.dispatchEvent(event);
  }, clipboard);
}

const staged = () => her.page.getByRole("list", { name: "Attached" }).getByRole("listitem");

test("cells of a sheet come as a table, not as a picture of them", async () => {
  const html =
    "<table><tr><td>Axis</td><td>Height</td></tr><tr><td>B | C</td><td>12 m</td></tr></table>";
  await composer(her).fill("As surveyed:\n");
  await paste({ html, text: "Axis\tHeight\nB | C\t12 m", picture: true });
  const table = "| Axis | Height |\n| --- | --- |\n| B \\| C | 12 m |";
  expect(await composer(her).inputValue()).toBe(`As surveyed:\n${table}`);
  expect(await staged().count()).toBe(0);
  await composer(her).press("Enter");
  await message(her, "As surveyed").getByRole("cell", { name: "B | C" }).waitFor();
});

test("formatted words keep their marks, in place of what was selected", async () => {
  await composer(her).fill("Before all after");
  await composer(her).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 10));
  const html =
    '<p>Pour <b>today</b>, see <a href="https://norm.example/c35">the norm</a></p><ol start="2"><li>pump</li><li><i>cure</i></li></ol>';
  await paste({ html, text: "Pour today" });
  expect(await composer(her).inputValue()).toBe(
    "Before Pour **today**, see [the norm](https://norm.example/c35)\n\n2. pump\n3. _cure_ after",
  );
  await composer(her).fill("");
});

test("words without marks are left to the browser, whatever they looked like", async () => {
  const html =
    '<b style="font-weight:normal"><span style="color:red">const height = 12;</span></b>';
  expect(await paste({ html, text: "const height = 12;" })).toBe(false);
  expect(await paste({ html: "<span>plain</span>", text: "plain" })).toBe(false);
});

test("a picture out of a page is a picture", async () => {
  await paste({ html: '<img src="https://elsewhere.example/a.png">', picture: true });
  await staged().waitFor();
  expect(await composer(her).inputValue()).toBe("");
});

test("in all of the chat Enter breaks the line, and what is sent gives the room back", async () => {
  const { page } = her;
  const height = async () => (await composer(her).boundingBox())?.height ?? 0;
  await composer(her).fill("Minutes of the walk");
  const small = await height();
  const size = page.getByRole("button", { name: "Write in all of the chat" });
  await size.click();
  expect(await height()).toBeGreaterThan(5 * small);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await eventually(height).toBe(small);
  await size.click();
  await composer(her).press("End");
  await composer(her).press("Enter");
  await page.keyboard.type("Formwork of axis B is ready");
  expect(await composer(her).inputValue()).toBe("Minutes of the walk\nFormwork of axis B is ready");
  await composer(her).press("Control+Enter");
  await message(her, "Formwork of axis B is ready").waitFor();
  expect(await height()).toBeLessThan(2 * small);
});
