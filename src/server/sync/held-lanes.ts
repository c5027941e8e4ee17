import { entersOf } from "#domain/command.ts";
import { type CommandName, commandOf } from "#domain/commands.ts";
import { laneScope } from "../commands/lane.ts";
import { type CommandRequest, lanesOf } from "../commands/prepared-command.ts";
import type { Server } from "../server.ts";
import type { Entry } from "./pushed-entry.ts";

/** Lanes in which an entry of this push could not be done now. */
export class HeldLanes {
  readonly #server: Server;
  readonly #actor: CommandRequest["actor"];
  readonly #scopes = new Set<string>();
  readonly #named = new Set<string>();
  #all = false;

  constructor(server: Server, actor: CommandRequest["actor"]) {
    this.#server = server;
    this.#actor = actor;
  }

  /** Holds up its lane, and the one in which it lies for the client, who may not know yet that the rows have moved. */
  async hold(command: CommandName, entry: Entry): Promise<void> {
    this.holdNamed(entry);
    const scopes = await this.#scopesOf(command, entry);
    for (const scope of scopes ?? []) this.#scopes.add(scope);
    // Whoever cannot tell the lane holds up all: order counts for more than haste.
    if (!scopes) this.#all = true;
  }

  /** Holds up everything that comes behind. */
  holdAll(): void {
    this.#all = true;
  }

  /** Holds up the lane that the client has named. */
  holdNamed({ lane }: Entry): void {
    if (lane) this.#named.add(lane);
  }

  /** Whether anything is held up. */
  get isAny(): boolean {
    return this.#all || this.#named.size > 0 || this.#scopes.size > 0;
  }

  async holds(command: CommandName, entry: Entry): Promise<boolean> {
    if (this.#all || (entry.lane && this.#named.has(entry.lane))) return true;
    if (this.#scopes.size === 0) return false;
    const scopes = await this.#scopesOf(command, entry);
    // A row that is not there may be one that a held entry would have made.
    return scopes === undefined || scopes.some((scope) => this.#scopes.has(scope));
  }

  async #scopesOf(command: CommandName, entry: Entry): Promise<string[] | undefined> {
    const definition = commandOf(command);
    const parsed = definition.arguments.safeParse(entry.data);
    if (!parsed.success) return undefined;
    try {
      const target = definition.lane(parsed.data, this.#actor);
      const lane = await laneScope(this.#server.database, target);
      return lane && lanesOf({ lane, enters: entersOf(definition, parsed.data, this.#actor) });
    } catch {
      return undefined;
    }
  }
}
