import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Minting } from "./commands/minting.ts";
import type { FileStore } from "./files/store/file-store.ts";
import type { Builds } from "./http/builds.ts";
import type { Sealer } from "./people/guards/secret-key.ts";
import type { ProcessorBudget } from "./processor/budget.ts";
import type { Settings } from "./settings.ts";
import type { Hub } from "./sync/hub.ts";
import type { Database } from "./tables/sql/db.ts";

/** The parts that every call can use. */
export interface Server {
  readonly settings: Settings;
  readonly log: Logger;
  readonly database: Database;
  readonly hub: Hub;
  readonly mint: Minting;
  readonly builds: Builds;
  /** Keeps the bytes of files. */
  readonly files: FileStore;
  /** Seals secrets that have to be read again. */
  readonly sealer: Sealer;
  /** What each person's calls take of this process's processor. */
  readonly processor: ProcessorBudget;
  /** Epoch milliseconds. */
  now(): number;
}

/** The server's parts and the door on which calls are mounted. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly server: Server;
}
