import { listAutomationLog } from "#contract/calls/programs/automation.ts";
import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import { type Figure, percentile } from "./figure.ts";

const TASKS = 1_000;
const CONNECTIONS = 10;
/** Between two looks at what the rule has done, ms. */
const LOOK_EVERY = 50;
const PAGE = 100;

/** A plan with a rule and one without: how long adding a task takes, and how soon all of them are acted upon. */
export async function measureAutomation(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const company = await openCompany(server.address);
  const plain = await company.addTasks(await company.addPlan());
  const planId = await company.addPlan();
  await company.addRule(planId);
  const ruled = await company.addTasks(planId);
  const added = performance.now();
  while ((await company.acted(planId)) < TASKS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  const behind = performance.now() - added;
  await server.close();
  return [
    {
      name: "a task added to a plan without rules, p99",
      value: percentile(plain, 0.99),
      unit: "ms",
    },
    { name: "a task added to a plan with a rule, p99", value: percentile(ruled, 0.99), unit: "ms" },
    {
      name: `${TASKS} tasks added, until the rule has acted on the last`,
      value: behind,
      unit: "ms",
    },
  ];
}

async function openCompany(address: string) {
  const post = async <Reply>(path: string, body: object, token = ""): Promise<Reply> => {
    const response = await fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    });
    const reply = (await response.json()) as { code: number; data: Reply; msg: string };
    if (reply.code !== 200) throw new Error(`${path}: ${reply.msg}`);
    return reply.data;
  };
  const as = { ...credentials, clientId: "bench-client-1" };
  const { token } = await post<{ token: string }>(login.path, as);
  return {
    async addPlan(): Promise<number> {
      const plan = { name: "Tower", columns: ["To do", "Done"] };
      return (await post<{ id: number }>(callOf("plan.add").path, plan, token)).id;
    },
    async addRule(planId: number): Promise<void> {
      const rule = {
        planId,
        name: "Urgent",
        trigger: { on: "created" },
        condition: {},
        actions: [{ does: "priority", priority: 1 }],
        timeZone: "UTC",
      };
      await post(callOf("automation.add").path, rule, token);
    },
    /** What each of them took, ms. */
    async addTasks(planId: number): Promise<number[]> {
      const times: number[] = [];
      let next = 0;
      const one = async () => {
        while (next < TASKS) {
          next += 1;
          const begun = performance.now();
          await post(callOf("task.add").path, { planId, name: `Pier ${next}` }, token);
          times.push(performance.now() - begun);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, one));
      return times;
    },
    /** Lines of what was done. */
    async acted(planId: number): Promise<number> {
      let count = 0;
      let before: number | undefined;
      for (;;) {
        const asked = { planId, size: PAGE, ...(before !== undefined && { before }) };
        const { records, more } = await post<{
          records: readonly { id: number; state: string }[];
          more: boolean;
        }>(listAutomationLog.path, asked, token);
        count += records.filter(({ state }) => state === "done").length;
        before = records.at(-1)?.id;
        if (!more || before === undefined) return count;
      }
    },
  };
}
