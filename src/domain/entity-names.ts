import { entityTable } from "./entity-table.gen.ts";

export type EntityName = keyof typeof entityTable;

/**
 * Names of all synced entities, in the order in which a fresh client wants them. Apart from their
 * shapes, so that who only reads need not load those.
 */
export const entityNames = Object.keys(entityTable) as EntityName[];
