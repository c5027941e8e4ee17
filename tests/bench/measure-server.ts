import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import { type Figure, percentile } from "./figure.ts";

const CONNECTIONS = 10;
const TASKS = 3_000;

/** The server by itself: tasks made by ten callers at once. */
export async function measureServer(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const post = async <Reply>(path: string, body: unknown, token = "") => {
    const response = await fetch(server.address + path, {
      method: "POST",
      headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: Reply }).data;
  };
  const { token } = await post<{ token: string }>(login.path, {
    ...credentials,
    clientId: "bench-client-1",
  });
  const plan = await post<{ id: number }>(
    callOf("plan.add").path,
    { name: "Bench", columns: ["To do"] },
    token,
  );
  const times: number[] = [];
  let made = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (made < TASKS) {
        made += 1;
        const start = performance.now();
        await post(
          callOf("task.add").path,
          { planId: plan.id, name: `Task ${made}`, rank: "a0" },
          token,
        );
        times.push(performance.now() - start);
      }
    }),
  );
  const creating = times.length / ((performance.now() - started) / 1_000);

  await server.close();
  return [
    {
      name: "tasks created over HTTP, 10 connections",
      value: creating,
      unit: "/s",
      budget: 1_500,
      atLeast: true,
    },
    {
      name: "tasks created over HTTP, p99",
      value: percentile(times, 0.99),
      unit: "ms",
      budget: 20,
    },
  ];
}
