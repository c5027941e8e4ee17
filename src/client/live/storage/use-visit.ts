import { useEffect } from "react";
import { noteOpened } from "#client/data/storage/read-streams.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { useData } from "../data-context.ts";

const EVERY = 60_000;

/** Says that a thing is open here, so that older rows of its streams stay for as long as it is. */
export function useVisit(entity: EntityName, id: number): void {
  const { database, now } = useData();
  useEffect(() => {
    // Without the note its history is shortened, and fetched again when it is scrolled to.
    const note = () => void noteOpened(database, { entity, id }, now()).catch(() => undefined);
    note();
    const timer = setInterval(note, EVERY);
    return () => {
      clearInterval(timer);
      note();
    };
  }, [database, entity, id, now]);
}
