import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogRow, openDialog, say } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, addPersonAt, openBrowser, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { dana, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { layHeldLine } from "#tests/faults/line/held-line.ts";

let app: App;
let browser: Browser;
let laptop: Person;
let phone: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  laptop = await addPerson(browser, app);
  phone = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(laptop);
  await newPlan(laptop, "Pier 4");
  await openDialog(laptop, "Pier 4");
  await say(laptop, "Good morning");
  await signIn(phone, dana.email);
  await waitForApp(phone);
  await phone.page.goto("/manage/messenger");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ laptop, phone }));

const field = ({ page }: Person) => page.getByRole("textbox", { name: "Message Pier 4" });
const stands = (person: Person, text: string) =>
  eventually(async () => field(person).inputValue()).toBe(text);

test("what is begun on one device stands in the list of another, and is gone on with there", async () => {
  await field(laptop).fill("The crane comes");
  await dialogRow(phone, "Pier 4").getByText("The crane comes").waitFor();
  await openDialog(phone, "Pier 4");
  await stands(phone, "The crane comes");
  await field(phone).fill("The crane comes at nine");
  await stands(laptop, "The crane comes at nine");
});

test("what is sent from one device is gone from the field of the other", async () => {
  await field(phone).press("Enter");
  await laptop.page.getByText("The crane comes at nine").first().waitFor();
  await stands(laptop, "");
  await stands(phone, "");
  await waitForDelivered(phone);
});

test("words that were typed without a network are never replaced, and told once there is room", async () => {
  await waitUntilOfflineReady(phone);
  await goOffline(phone);
  await field(phone).fill("Typed on the site");
  await field(laptop).fill("Typed in the office");
  await eventually(async () => rows(laptop, "dialogDraft")).toMatchObject([
    { text: "Typed in the office" },
  ]);
  expect(await rows(phone, "outbox")).toEqual([]);
  await goOnline(phone);
  await eventually(async () => rows(phone, "dialogDraft")).toMatchObject([
    { text: "Typed in the office" },
  ]);
  await phone.page.reload();
  await stands(phone, "Typed on the site");
  await stands(laptop, "Typed in the office");
  await field(laptop).press("Enter");
  await stands(laptop, "Typed on the site");
});

/** Notes whatever stands in the field from now on; answers what it was. */
async function watchField({ page }: Person): Promise<() => Promise<string[]>> {
  const watch = await field({ page } as Person).evaluateHandle((element) => {
    const seen = new Set<string>();
    const look = () => {
      seen.add((element as HTMLTextAreaElement).value);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return async () => watch.evaluate((seen) => [...seen]);
}

test("what was sent while its draft was still on its way does not come back into the field", async () => {
  await field(laptop).press("Enter");
  await stands(laptop, "");
  await waitForDelivered(laptop);
  const line = await layHeldLine(app.address);
  const tablet = await addPersonAt(browser, line);
  await signIn(tablet, dana.email);
  await waitForApp(tablet);
  await openDialog(tablet, "Pier 4");
  line.hold("requests");
  await field(tablet).pressSequentially("Bring ladders");
  await line.caught();
  await field(tablet).press("Enter");
  await stands(tablet, "");
  const seen = await watchField(tablet);
  line.release();
  await line.cut();
  await line.mend();
  await waitForDelivered(tablet);
  await laptop.page.getByText("Bring ladders").first().waitFor();
  await stands(laptop, "");
  expect(await seen()).toEqual([""]);
  await tablet.context.close();
  await line.close();
});
