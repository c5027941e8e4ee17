import { useEffect } from "react";
import { noteVisit } from "#client/data/storage/histories.ts";
import { useData } from "../data-context.ts";

const EVERY = 60_000;

/** Says that a dialog is open here, so that its older messages stay for as long as it is. */
export function useVisit(dialogId: number): void {
  const { database, now } = useData();
  useEffect(() => {
    // Without the note its history is shortened, and fetched again when it is scrolled to.
    const note = () => void noteVisit(database, dialogId, now()).catch(() => undefined);
    note();
    const timer = setInterval(note, EVERY);
    return () => {
      clearInterval(timer);
      note();
    };
  }, [database, dialogId, now]);
}
