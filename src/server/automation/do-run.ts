import { actionCommands, type AutomationCommand } from "#domain/automation/action-commands.ts";
import { automationMatcher } from "#domain/automation/automation-condition.ts";
import { AUTOMATION_RUNS_PER_HOUR } from "#domain/automation/automation-limits.ts";
import type { AutomationAction } from "#domain/automation/automation-action.ts";
import type { AutomationOutcome } from "#domain/automation/automation-run.ts";
import type { Automation } from "#domain/automation/automation.ts";
import { ownerNames, wordsOfTask } from "#domain/automation/automation-words.ts";
import type { Actor, Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { isPrivate } from "#domain/task/private/visibility.ts";
import type { Task } from "#domain/task/task.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { idsBornWith, prepareCommand } from "../commands/prepared-command.ts";
import { runOnBill } from "../commands/run-on-bill.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { findPerson } from "../people/find-person.ts";
import { mayActInPlan } from "../people/refuse-act-in-plan.ts";
import { currentBill, onBill } from "../processor/bill.ts";
import { PROCESSOR_BUDGET } from "../processor/budget.ts";
import type { Server } from "../server.ts";
import {
  countRunsSince,
  pauseRuns,
  removeRun,
  type RunRow,
  runStillWaiting,
  settleRun,
} from "../tables/own/automation/automation-run.ts";
import { addBornIds } from "../tables/own/born-id.ts";
import { keepPeople } from "../tables/own/people-lock.ts";
import { tableOf } from "../tables/registry.ts";
import { Overtaken, type Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "mint" | "now" | "processor">;

const HOUR = 3_600_000;
/** Rules take no more than half of what their author may take of the processor: the other half is for the author's own calls. */
const KEPT_FOR_CALLS = PROCESSOR_BUDGET / 2;

/**
 * Does what a rule says, as whoever saved it last would: with the same rules, and refused where they may not. What is done and that it
 * is done are one transaction, so that it is done once, whichever server comes first or ends in between.
 */
export async function doRun(
  parts: Parts,
  { id, planId }: Pick<RunRow, "id" | "planId">,
): Promise<void> {
  await parts.database.transaction(async (tx) => {
    // All that a rule does lies in its plan.
    await enterLanes(tx, [planScope(planId)]);
    const run = await runStillWaiting(tx, id);
    const now = parts.now();
    // It was put off while this server waited.
    if (!run || run.tryTime > now) return;
    const found = await ruleAndTask(tx, run, now);
    // The rule or the task is not like that any more: nothing is done, and nothing is to be told.
    if (!found) return removeRun(tx, id);
    const most = AUTOMATION_RUNS_PER_HOUR;
    const { count, tenth } = await countRunsSince(tx, planId, { since: now - HOUR, most });
    if (count >= most)
      return pauseRuns(tx, planId, { until: tenth + HOUR + 1, reason: "automation.paused" });
    const { userId } = found.rule;
    const wait = parts.processor.waitOf(userId, KEPT_FOR_CALLS);
    if (wait > 0) return pauseRuns(tx, planId, { until: now + wait, reason: "automation.busy" });
    const bill = parts.processor.openBill(userId);
    await onBill(bill, async () => act(parts, tx, { ...found, run, now }));
  });
}

interface Running {
  readonly run: RunRow;
  readonly rule: Automation;
  readonly task: Task;
  /** Epoch ms. */
  readonly now: number;
}

async function ruleAndTask(
  tx: Tx,
  { automationId, taskId }: RunRow,
  now: number,
): Promise<Pick<Running, "rule" | "task"> | undefined> {
  const rule = await tableOf("automation").get(tx, automationId);
  const task = await tableOf("task").get(tx, taskId);
  if (rule?.enabled !== 1 || !task || isPrivate(task)) return undefined;
  return automationMatcher(rule, now)(task) ? { rule, task } : undefined;
}

async function act(parts: Parts, tx: Tx, { run, rule, task, now }: Running): Promise<void> {
  const may = await mayActInPlan(tx, "automations", rule);
  const person = may ? await findPerson(tx, rule.userId) : undefined;
  if (!person) {
    const reason = "automation.noRight";
    return settleRun(tx, run.id, { state: "failed", reason, doneTime: now });
  }
  const work = new Work(parts, tx, { userId: rule.userId, isAdmin: person.isAdmin });
  const outcomes: AutomationOutcome[] = [];
  for (const action of rule.actions) outcomes.push(await work.act(action, { rule, task, now }));
  const failed = outcomes.find(({ state }) => state === "refused");
  await settleRun(tx, run.id, {
    state: failed ? "failed" : "done",
    reason: failed?.reason ?? "",
    outcomes,
    doneTime: now,
  });
  await work.write({ name: rule.name, depth: run.depth }, now);
}

/** What is decided for one run, each action on what those before it left. */
class Work {
  readonly #parts: Parts;
  readonly #tx: Tx;
  readonly #rows: RowsInWork;
  readonly #actor: { readonly userId: Id; readonly isAdmin: boolean };
  readonly #changes: Change[] = [];
  readonly #born: Id[] = [];

  constructor(parts: Parts, tx: Tx, actor: { readonly userId: Id; readonly isAdmin: boolean }) {
    this.#parts = parts;
    this.#tx = tx;
    this.#rows = new RowsInWork(tx);
    this.#actor = actor;
  }

  async act(
    action: AutomationAction,
    { rule, task, now }: Pick<Running, "rule" | "task" | "now">,
  ): Promise<AutomationOutcome> {
    const { does } = action;
    const current = ((await this.#rows.get("task", task.id)) as Task | undefined) ?? task;
    const names = await runReading(ownerNames(current), async (ask) => this.#rows.answer(ask));
    const words = wordsOfTask(current, rule, (userId) => names.get(userId) ?? "");
    const commands = actionCommands(action, { task: current, words, now });
    for (const command of commands) {
      const refusal = await this.#decide(command);
      if (refusal) return refusedOutcome(does, refusal);
    }
    return { does, state: commands.length > 0 ? "done" : "same", reason: "" };
  }

  async #decide({ command, body }: AutomationCommand): Promise<Refusal | undefined> {
    const request = { actor: this.#actor, command, body, isOwn: true };
    const prepared = await prepareCommand(this.#parts, request);
    if ("refusal" in prepared) return prepared.refusal;
    const { definition, args } = prepared;
    const actor: Actor = { ...prepared.actor, byRule: true };
    const reading = definition.decide(args, actor);
    const decision = await runOnBill(currentBill(), reading, async (ask) =>
      this.#rows.answerTo(actor, ask),
    );
    if (!decision.ok) return decision.refusal;
    this.#rows.decide(decision.changes);
    this.#changes.push(...decision.changes);
    this.#born.push(...idsBornWith(prepared));
    return undefined;
  }

  async write(rule: { readonly name: string; readonly depth: number }, at: number): Promise<void> {
    if (this.#changes.length === 0) return;
    const { userId } = this.#actor;
    if (this.#born.length > 0) await addBornIds(this.#tx, this.#born);
    // Whoever leaves the company at this moment is not let in anywhere behind our back.
    const [gone] = await keepPeople(this.#tx, [userId]);
    if (gone !== undefined) throw new Overtaken(`${gone} has left meanwhile.`);
    await applyChanges(this.#tx, this.#changes, { actorId: userId, at, rule });
  }
}

function refusedOutcome(
  does: AutomationAction["does"],
  { reason, data = {} }: Refusal,
): AutomationOutcome {
  const said = Object.entries(data).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return { does, state: "refused", reason, data: Object.fromEntries(said) };
}
