import { createContext } from "react";
import type { EntityName } from "#domain/entity-names.ts";

/** Where to go from the outbox: how each kind of row that has a screen is opened. */
export type Openers = Readonly<Partial<Record<EntityName, (id: number) => void>>>;

export const OpenersContext = createContext<Openers>({});
