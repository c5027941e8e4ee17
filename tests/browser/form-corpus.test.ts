import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { templates } from "#tests/make/forms/templates.ts";
import { openBrowser, withoutServiceWorker } from "./make/open-browser.ts";
import { type ServedGallery, serveGallery } from "./make/serve-gallery.ts";
import { prepareChecker, violationsIn } from "./make/violations.ts";

let gallery: ServedGallery;
let browser: Browser;

beforeAll(async () => {
  gallery = await serveGallery();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

interface Shown {
  readonly page: Page;
  /** Errors, and what the page's policy refused. */
  readonly problems: string[];
}

async function openPage(width: number): Promise<Shown> {
  const context = await browser.newContext({
    ...withoutServiceWorker,
    baseURL: gallery.address,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return { page, problems };
}

async function show(page: Page, form: string, scheme: "light" | "dark" = "light"): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ part: "parts/form-fill", scheme, state: form })}`);
  await page.getByRole("button", { name: "Send" }).waitFor();
}

const send = async (page: Page) => page.getByRole("button", { name: "Send" }).click();

test("every form that the product brings along is drawn on a phone, and says what is missing", async () => {
  const { page, problems } = await openPage(390);
  for (const { key } of templates) {
    await show(page, key);
    await send(page);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > globalThis.innerWidth,
    );
    expect(isTooWide, key).toBe(false);
  }
  expect(problems).toEqual([]);
});

test("every kind of field can be reached by those who do not see it, in both schemes", async () => {
  const { page, problems } = await openPage(1280);
  for (const [form, scheme] of [
    ["every kind", "light"],
    ["every kind", "dark"],
    ["craneDailyCheck", "light"],
    ["craneDailyCheck", "dark"],
  ] as const) {
    await show(page, form, scheme);
    await send(page);
    await prepareChecker(page);
    // The gallery's page has no heading of its own.
    const found = await violationsIn(page, scheme);
    expect(found.filter((each) => !each.includes("page-has-heading-one"))).toEqual([]);
  }
  expect(problems).toEqual([]);
});

test("a form is filled in and sent by keyboard, which leads to what is missing", async () => {
  const { page } = await openPage(1280);
  await show(page, "partner");
  await page.getByRole("button", { name: "Send" }).focus();
  await page.keyboard.press("Enter");
  const first = page.locator("[aria-invalid=true]").first();
  await first.and(page.locator(":focus")).waitFor();
  const told = await first.getAttribute("aria-describedby");
  await page.locator(`#${told}`).getByText("Cannot be empty").waitFor();
  await page.keyboard.type("Nordbau");
  await page.locator(`#${told}`).waitFor({ state: "detached" });
});

test("rows are added, copied and removed by keyboard, and the sum follows", async () => {
  const { page } = await openPage(1280);
  await show(page, "purchaseRequest");
  const items = page.getByRole("region", { name: "Items" });
  await items.getByRole("button", { name: "Add a row" }).press("Enter");
  await items.getByLabel("Quantity, row 1").fill("2");
  await items.getByLabel("Price gross, row 1").fill("10.25");
  await items.getByRole("cell", { name: "20.50" }).last().waitFor();
  await items.getByRole("button", { name: "Copy row 1" }).press("Enter");
  await items.getByRole("cell", { name: "41", exact: true }).waitFor();
  await items.getByRole("button", { name: "Delete row 1" }).press("Enter");
  await items.getByText("1 row").waitFor();
});

test("a letter typed into one of 300 fields draws none of the others", async () => {
  const { page } = await openPage(1280);
  await show(page, "300 fields");
  const field = page.getByLabel("Field 150", { exact: true });
  await field.focus();
  await page.evaluate(() => {
    const drawn = new Set<string>();
    Object.assign(globalThis, { drawn });
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const input = element?.closest("[style*=form-span]")?.querySelector("input");
        drawn.add(input?.labels?.[0]?.textContent ?? "elsewhere");
      }
    });
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await page.keyboard.type("Beam");
  expect(await field.inputValue()).toBe("Beam");
  const drawn = await page.evaluate(() => [
    ...(globalThis as unknown as { drawn: Set<string> }).drawn,
  ]);
  expect(drawn.filter((label) => label !== "Field 150")).toEqual([]);
});
