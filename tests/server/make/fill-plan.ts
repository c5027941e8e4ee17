import { callOf } from "#contract/command-calls.ts";
import { ranksAfter } from "#domain/rank.ts";
import { mintedBy } from "./people.ts";
import type { Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";
import { done } from "./world.ts";

/** What a task has that was imported and of which nothing is said but where it is. */
export const bareTask = {
  parentId: 0,
  startTime: 0,
  endTime: 0,
  completeTime: 0,
  archivedTime: 0,
  color: "" as const,
  priority: 0 as const,
  taskUser: [],
};

/** Columns and tasks enough for more than one page. */
export async function fillPlan(
  server: TestServer,
  leader: Someone,
  planId: number,
  chunks: number,
): Promise<void> {
  const ranks = ranksAfter(undefined, 200);
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const base = 1_000 + chunk * 1_000;
    const columnId = mintedBy(leader, base);
    await done(server, leader, callOf("plan.import"), {
      planId,
      columns: [{ id: columnId, name: `Column ${chunk}`, color: "", rank: ranks[chunk] ?? "a0" }],
      tasks: ranks.map((rank, index) => ({
        id: mintedBy(leader, base + 1 + index),
        dialogId: mintedBy(leader, base + 500 + index),
        columnId,
        name: `Task ${index}`,
        rank,
        ...bareTask,
      })),
    });
  }
}
