import type { Scope } from "#domain/scope.ts";
import { settingMemory } from "../people/known-setting.ts";
import { onBill } from "../processor/bill.ts";
import { splitBill } from "../processor/split-bill.ts";
import type { Server } from "../server.ts";
import { type CommandResult, decideGroup, type GroupResult } from "./decide-group.ts";
import { laneScope } from "./lane.ts";
import { idsBornWith, lanesOf, type PreparedCommand } from "./prepared-command.ts";
import type { RowMemory } from "./row-memory.ts";

type Parts = Pick<Server, "database" | "hub">;

/** Commands that are decided in their order in one transaction, or not at all. */
interface Waiting {
  commands: readonly PreparedCommand[];
  /** Goes in a transaction of its own: in one with others it could not be decided. */
  isAlone: boolean;
  /** Where one of them is refused, nothing of the others is done. */
  isWhole?: boolean;
  resolve(results: GroupResult[]): void;
  reject(error: unknown): void;
}

/** A row has changed lanes since the commands were queued: nothing of them was done. */
class MovedError extends Error {
  override readonly name = "MovedError";
}

/** One of several that are one whole was refused: nothing of them was done. */
class WholeRefusedError extends Error {
  override readonly name = "WholeRefusedError";
  readonly results: GroupResult[];

  constructor(results: GroupResult[]) {
    super();
    this.results = results;
  }
}

/** What servers keep of rows in memory. */
const memories: readonly RowMemory[] = [settingMemory];
/** Commands decided in one transaction at most. */
export const GROUP_MAX = 64;
/** Things born in one transaction at most, but for a command that brings more: everybody waits until they are written. */
const BIRTHS_MAX = 250;
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

  async run(command: PreparedCommand, isAlone = false): Promise<CommandResult> {
    const lane = command.lane ?? (await laneScope(this.#parts.database, command.target));
    const [result] = await this.#enqueue([{ ...command, lane }], { isAlone });
    // Its row has changed lanes while it waited, or it takes along what those before it had not written yet.
    if (!result || result.state === "moved") return this.run({ ...command, lane: undefined }, true);
    return result;
  }

  /** All of them in their order, in one transaction; where that fails nothing of them is done. */
  async runTogether(commands: readonly PreparedCommand[]): Promise<CommandResult[]> {
    const queued = await this.#withLanes(commands);
    // What moves rows from lane to lane also moves rows that nobody names: it goes alone.
    if (queued.length > 1 && queued.some((command) => lanesOf(command).length > 1)) {
      throw new MovedError();
    }
    return (await this.#enqueue(queued)).map(settledOf);
  }

  /**
   * All of them in their order, as if they were one command: each on what those before it decided, and where one is refused
   * none is done. The results end with the refusal.
   */
  async runWhole(commands: readonly PreparedCommand[]): Promise<CommandResult[]> {
    const found = await this.#withLanes(commands);
    // What the first brings forth is where the first is.
    const queued = found.map((command) => ({ ...command, lane: command.lane ?? found[0]?.lane }));
    const results = await this.#enqueue(queued, { isAlone: true, isWhole: true });
    return results.map(settledOf);
  }

  async #withLanes(commands: readonly PreparedCommand[]): Promise<PreparedCommand[]> {
    const { database } = this.#parts;
    return Promise.all(
      commands.map(async (command) => ({
        ...command,
        lane: command.lane ?? (await laneScope(database, command.target)),
      })),
    );
  }

  #enqueue(
    commands: readonly PreparedCommand[],
    { isAlone = false, isWhole = false } = {},
  ): Promise<GroupResult[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commands, isAlone, isWhole, resolve, reject });
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
    let births = 0;
    for (const waiting of this.#waiting) {
      const lanes = lanesOfAll([waiting]);
      const count = waiting.commands.length;
      const born = birthsOf(waiting);
      const isAlone = waiting.isAlone || lanes.length > 1;
      const hasRoom = room >= count && (group.length === 0 || births + born <= BIRTHS_MAX);
      const fits =
        hasRoom && !(isAlone && group.length > 0) && !lanes.some((lane) => held.has(lane));
      if (fits) {
        group.push(waiting);
        births += born;
        room = isAlone ? 0 : room - count;
      } else {
        rest.push(waiting);
        for (const lane of lanes) held.add(lane);
      }
    }
    this.#waiting = rest;
    return group;
  }

  async #runGroup(group: readonly Waiting[]): Promise<void> {
    const lanes = lanesOfAll(group);
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
      const commands = group.flatMap((waiting) => waiting.commands);
      const payers = commands.flatMap(({ bill }) => (bill ? [{ bill, share: 1 }] : []));
      const { results, changed } = await onBill(splitBill(payers), async () =>
        this.#parts.database.transaction(async (tx) => {
          const decided = await decideGroup(tx, commands);
          const shares = shareOut(group, decided.results);
          if (group.some(isTornApart(shares))) throw new MovedError();
          const [first] = shares;
          if (group[0]?.isWhole && first?.some(isRefused))
            throw new WholeRefusedError(first.slice(0, first.findIndex(isRefused) + 1));
          return { results: shares, changed: decided.changed };
        }),
      );
      for (const memory of memories) {
        if (changed.has(memory.entity)) memory.forget(this.#parts.database);
      }
      if (results.flat().some(({ state }) => state === "applied")) this.#parts.hub.wake();
      for (const [index, waiting] of group.entries()) waiting.resolve(results[index] ?? []);
    } catch (error) {
      if (error instanceof WholeRefusedError) {
        group[0]?.resolve(error.results);
        return;
      }
      // One that fails must not take the others with it.
      if (group.length > 1) for (const waiting of group) await this.#decide([waiting]);
      else group[0]?.reject(error);
    }
  }
}

function birthsOf({ commands }: Waiting): number {
  return commands.reduce((sum, command) => sum + idsBornWith(command).length, 0);
}

function lanesOfAll(group: readonly Waiting[]): Scope[] {
  return [...new Set(group.flatMap(({ commands }) => commands.flatMap(lanesOf)))];
}

/** The results of a group, to each who waits what is theirs. */
function shareOut(group: readonly Waiting[], results: readonly GroupResult[]): GroupResult[][] {
  let taken = 0;
  return group.map(({ commands }) => results.slice(taken, (taken += commands.length)));
}

const isRefused = ({ state }: GroupResult) => state === "refused";

/** Whether one of several that belong together would be done later than what comes behind it. */
function isTornApart(results: readonly GroupResult[][]) {
  return ({ commands }: Waiting, index: number): boolean =>
    commands.length > 1 && (results[index] ?? []).some(({ state }) => state === "moved");
}

function settledOf(result: GroupResult): CommandResult {
  if (result.state === "moved") throw new MovedError();
  return result;
}
