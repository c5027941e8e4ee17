import type { Scope } from "#domain/scope.ts";
import { settingMemory } from "../people/known-setting.ts";
import { onBill } from "../processor/bill.ts";
import { splitBill } from "../processor/split-bill.ts";
import type { Server } from "../server.ts";
import { type CommandResult, decideGroup, type GroupResult } from "./decide-group.ts";
import { laneScope } from "./lane.ts";
import { lanesOf, type PreparedCommand } from "./prepared-command.ts";
import type { RowMemory } from "./row-memory.ts";

type Parts = Pick<Server, "database" | "hub">;

interface Waiting {
  command: PreparedCommand;
  resolve(result: CommandResult): void;
  reject(error: unknown): void;
}

/** What servers keep of rows in memory. */
const memories: readonly RowMemory[] = [settingMemory];
/** Commands decided in one transaction at most. */
const GROUP_MAX = 64;
/** Transactions at the same time; they meet at the space's counter anyway. */
const GROUPS_AT_ONCE = 2;

const queues = new WeakMap<Parts["database"], CommandQueue>();

/** The one queue in which all commands of a server stand. */
export function queueOf(parts: Parts): CommandQueue {
  const queue = queues.get(parts.database) ?? new CommandQueue(parts);
  queues.set(parts.database, queue);
  return queue;
}

/**
 * Gathers the commands that arrive while others are being written, so that one
 * transaction does many. Those of one lane keep their order and are never in
 * two transactions at once; what stands in two lanes keeps it in both.
 */
export class CommandQueue {
  readonly #parts: Parts;
  #waiting: Waiting[] = [];
  readonly #busy = new Set<Scope>();
  #groups = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async run(command: PreparedCommand): Promise<CommandResult> {
    const lane = command.lane ?? (await laneScope(this.#parts.database, command.target));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ command: { ...command, lane }, resolve, reject });
      this.#startGroups();
    });
  }

  #startGroups(): void {
    while (this.#groups < GROUPS_AT_ONCE) {
      const group = this.#takeGroup();
      if (group.length === 0) return;
      void this.#runGroup(group);
    }
  }

  #takeGroup(): Waiting[] {
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    // Whoever has to wait holds its lanes, so that nobody behind it overtakes it in one of them.
    const held = new Set(this.#busy);
    let room = GROUP_MAX;
    for (const waiting of this.#waiting) {
      const lanes = lanesOf(waiting.command);
      // What moves rows from lane to lane also moves rows that nobody names: it goes alone.
      const isAlone = lanes.length > 1;
      const fits =
        room > 0 && !(isAlone && group.length > 0) && !lanes.some((lane) => held.has(lane));
      if (fits) {
        group.push(waiting);
        room = isAlone ? 0 : room - 1;
      } else {
        rest.push(waiting);
        for (const lane of lanes) held.add(lane);
      }
    }
    this.#waiting = rest;
    return group;
  }

  async #runGroup(group: readonly Waiting[]): Promise<void> {
    const lanes = new Set(group.flatMap(({ command }) => lanesOf(command)));
    this.#groups += 1;
    for (const lane of lanes) this.#busy.add(lane);
    try {
      await this.#decide(group);
    } finally {
      this.#groups -= 1;
      for (const lane of lanes) this.#busy.delete(lane);
      this.#startGroups();
    }
  }

  async #decide(group: readonly Waiting[]): Promise<void> {
    try {
      const commands = group.map(({ command }) => command);
      const payers = commands.flatMap(({ bill }) => (bill ? [{ bill, share: 1 }] : []));
      const { results, changed } = await onBill(splitBill(payers), async () =>
        this.#parts.database.transaction(async (tx) => decideGroup(tx, commands)),
      );
      for (const memory of memories) {
        if (changed.has(memory.entity)) memory.forget(this.#parts.database);
      }
      if (results.some(({ state }) => state === "applied")) this.#parts.hub.wake();
      for (const [index, waiting] of group.entries()) this.#settle(waiting, results[index]);
    } catch (error) {
      // One that fails must not take the others with it.
      if (group.length > 1) for (const waiting of group) await this.#decide([waiting]);
      else group[0]?.reject(error);
    }
  }

  #settle({ command, resolve, reject }: Waiting, result: GroupResult | undefined): void {
    if (result && result.state !== "moved") resolve(result);
    else this.run({ ...command, lane: undefined }).then(resolve, reject);
  }
}
