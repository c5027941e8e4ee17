import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { field } from "#tests/make/forms/records.ts";
import { doesAs } from "./make/does-as.ts";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { dana } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const request = ({ page }: Person) => page.getByRole("button", { name: /Bearing onto P2/ });

test("what a request names has its name without a network, though it was never opened with one", async () => {
  const add = async (person: Person, modelId: number, values: object) =>
    (await doesAs(app, person, "record.add", { modelId, data: JSON.stringify(values) })) as {
      id: number;
    };
  const addForm = async (name: string, fields: object[]) => {
    const definition = JSON.stringify({ fields, rules: [], serialRules: [] });
    const { id } = (await doesAs(app, her, "form.add", { name, definition, readers: "all" })) as {
      id: number;
    };
    return id;
  };
  const cranes = await addForm("Cranes", [field("input", "crane", { required: true })]);
  await doesAs(app, her, "form.publish", { id: cranes });
  const crane = await add(him, cranes, { crane: "Liebherr 550" });
  const named = { modelId: String(cranes), relationField: "crane" };
  const lifts = await addForm("Lifts", [
    field("input", "lift", { required: true }),
    field("relationForm", "by", {}, named),
  ]);
  const [{ id: danaId } = { id: 0 }] = (await rows(her, "user")).filter(
    ({ nickname }) => nickname === dana.name,
  ) as { id: number }[];
  const of = flow([step(1, [danaId])], { managerIds: [danaId] });
  await doesAs(app, her, "approvalFlow.save", { formId: lifts, flow: JSON.stringify(of) });
  await doesAs(app, her, "form.publish", { id: lifts });
  const lift = await add(him, lifts, { lift: "Bearing onto P2", by: crane.id });
  await doesAs(app, him, "approval.start", { recordId: lift.id });
  await her.page.goto("/manage/approve");
  await request(her).waitFor();
  await until(async () =>
    (await rows(her, "seenPage")).some(({ formId }) => Number(formId) === cranes),
  );
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await her.page.reload();
  await request(her).click();
  await her.page.getByRole("article").getByText("Liebherr 550").waitFor();
});
