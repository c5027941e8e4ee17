import type { Page } from "playwright-core";

/** Id of the plan with most tasks, of whoever is signed in on the page. */
export async function biggestPlan(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem("plumbline.session") ?? "{}") as {
      token: string;
    };
    const reply = await fetch("/api/plan/list", {
      method: "POST",
      headers: { "content-type": "application/json", token: session.token },
      body: "{}",
    });
    const { data } = (await reply.json()) as {
      data: { records: { id: number; taskNum: number }[] };
    };
    return data.records.toSorted((left, right) => right.taskNum - left.taskNum)[0]?.id ?? 0;
  });
}
