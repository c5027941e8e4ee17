import type { Browser, Page } from "playwright-core";
import { acceptInvite, addInvite, login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { type Flow, type FlowNode, NOBODY } from "#domain/approval/flow/flow.ts";
import { readWay } from "#domain/approval/route/read-way.ts";
import { type Ask, fits, runReading } from "#domain/reading.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequestForm } from "#tests/make/approvals/requests.ts";
import { diary, diaryData, makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { signIn } from "./bench-browser.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import { type Figure, median, percentile } from "./figure.ts";

const CONNECTIONS = 10;
const DECIDED = 1_000;
const WAITING = 5_000;
const ROUNDS = 5;
const NODES = 50;
const PREVIEWS = 200;

/** Requests: where one would go, how fast they are started and decided, and how soon a full inbox is open. */
export async function measureApprovals(browser: Browser): Promise<Figure[]> {
  const preview = await measurePreview();
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const asking = await openAsking(server.address);
  const records = await asking.records(DECIDED);
  const times: number[] = [];
  const started = performance.now();
  await atOnce(records, async (record) => {
    const begun = performance.now();
    const { id } = await asking.start(record);
    const between = performance.now();
    await asking.decide(id);
    times.push(between - begun, performance.now() - between);
  });
  const perSecond = DECIDED / ((performance.now() - started) / 1_000);
  const waiting = await asking.records(WAITING);
  await atOnce(waiting, async (record) => void (await asking.start(record)));
  const { context, page } = await signIn(browser, server.address);
  const opened = await measureInbox(page);
  await context.close();
  await server.close();
  const inbox = `inbox of ${WAITING.toLocaleString("en")} requests`;
  return [
    preview,
    {
      name: `requests started and decided over HTTP, ${CONNECTIONS} connections`,
      value: perSecond,
      unit: "/s",
    },
    {
      name: "requests started or decided over HTTP, p99",
      value: percentile(times, 0.99),
      unit: "ms",
    },
    { name: `${inbox}: opened, median`, value: median(opened), unit: "ms", budget: 200 },
  ];
}

/** Where a request would go, through conditions and steps. */
async function measurePreview(): Promise<Figure> {
  const world = makeCompany();
  const form = makeRequestForm(world, flow(longFlow(MEMBER), { managerIds: [ADMIN] }));
  const record = makeRecord(world, form);
  const answer = async (ask: Ask) => {
    if (ask.kind === "get") return world.all(ask.entity).find(({ id }) => id === ask.id);
    return ask.kind === "list" ? world.all(ask.entity).filter((row) => fits(row, ask.where)) : 0;
  };
  const times: number[] = [];
  for (let round = 0; round < PREVIEWS; round += 1) {
    const started = performance.now();
    await runReading(readWay(record.id, world.now), answer);
    times.push(performance.now() - started);
  }
  const name = `preview of a flow of ${NODES} nodes, p95`;
  return { name, value: percentile(times, 0.95), unit: "ms", budget: 20 };
}

/** Steps and conditions by turns, with a step in each branch. */
function longFlow(userId: number): FlowNode[] {
  return Array.from({ length: NODES / 2 }, (_, at): FlowNode => {
    const id = 2 * at + 1;
    const name = `Step ${id}`;
    const when = JSON.stringify({
      matchLogic: "and",
      conditionList: [{ logic: "and", groups: [{ field: "crew", symbol: ">", fieldValue: at }] }],
    });
    const branch = { name, when, initiators: NOBODY, nodes: [step(id + 1, [userId])] };
    return { kind: "branching", id, name, branches: [branch], whenNone: "skip" };
  });
}

/** How many people ask: one alone may not do it as often. */
const ASKING = 10;

/** A record with the session of whoever asks for it. */
interface AskedFor {
  readonly recordId: number;
  readonly token: string;
}

/** People who ask, and somebody who decides. */
async function openAsking(address: string) {
  const post = async <Reply>(path: string, body: object, token = "") => {
    // Some addresses name what stands in the body.
    const place = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      String(Reflect.get(body, name)),
    );
    const response = await fetch(address + place, {
      method: "POST",
      headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    });
    const { code, data, msg } = (await response.json()) as {
      code: number;
      data: Reply;
      msg: string;
    };
    if (code !== 200) throw new Error(`${path}: ${msg}`);
    return data;
  };
  const as = { ...credentials, clientId: "bench-client-1" };
  const { token, userId } = await post<{ token: string; userId: number }>(login.path, as);
  const add = callOf("record.add");
  const form = { name: "Purchase", definition: diary };
  const { id: modelId } = await post<{ id: number }>(callOf("form.add").path, form, token);
  await post(callOf("form.publish").path, { id: modelId }, token);
  const of: Flow = flow([step(1, [userId])], { managerIds: [userId] });
  const saved = { formId: modelId, flow: JSON.stringify(of) };
  await post(callOf("approvalFlow.save").path, saved, token);
  const invited = await post<{ code: string }>(addInvite.path, { maxUses: ASKING }, token);
  const people: string[] = [];
  for (let nth = 0; nth < ASKING; nth += 1) {
    const joining = { ...as, name: `Asking ${nth}`, email: `asking-${nth}@example.com` };
    const body = { ...joining, code: invited.code };
    people.push((await post<{ token: string }>(acceptInvite.path, body)).token);
  }
  return {
    async records(count: number): Promise<AskedFor[]> {
      const made: AskedFor[] = [];
      const turns = Array.from({ length: count }, (_, nth) => people[nth % ASKING] ?? token);
      await atOnce(turns, async (one) => {
        const record = await post<{ id: number }>(add.path, { modelId, data: diaryData }, one);
        made.push({ recordId: record.id, token: one });
      });
      return made;
    },
    start: async ({ recordId, token: one }: AskedFor) =>
      post<{ id: number }>(callOf("approval.start").path, { recordId }, one),
    decide: async (recordId: number) =>
      post(callOf("approval.decide").path, { recordId, status: 1 }, token),
  };
}

async function atOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < items.length) {
      const item = items[next] as Item;
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

/** From the press on the place to the frame in which the first requests stand, ms. */
async function measureInbox(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await page.evaluate(async () => {
      const place = document.querySelector<HTMLElement>('a[href^="/manage/approve"]');
      const start = performance.now();
      place?.click();
      await new Promise<void>((resolve) => {
        const look = () => {
          const row = document.querySelector('[data-scroll-restoration-id="approvals"] li');
          if (row) requestAnimationFrame(() => resolve());
          else requestAnimationFrame(look);
        };
        look();
      });
      return performance.now() - start;
    });
    // The first time fetches the screen.
    if (round > 0) times.push(time);
    await page.click('a[href^="/manage/messenger"]');
    await page.waitForURL(/\/manage\/messenger/);
    // Until the answers of the screen that was left are forgotten.
    await page.waitForTimeout(11_000);
  }
  return times;
}
