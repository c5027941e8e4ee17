import { useEffect } from "react";
import { composeTitle } from "./compose-title.ts";

const app = "Plumbline";
/** What names the page, the finest first. */
const levels = ["task", "place", "route"] as const;
type Level = (typeof levels)[number];

const names = new Map<Level, string>();
let unread = 0;

function write(): void {
  const level = levels.find((one) => names.get(one));
  const title = composeTitle({ app, page: (level && names.get(level)) ?? "", unread });
  if (document.title !== title) document.title = title;
}

/**
 * Names the page in the window's title while the caller is shown: the route by its
 * kind, a plan or chat by its name, a task that is open beside it by its own.
 */
export function usePageName(level: Level, name: string): void {
  useEffect(() => {
    if (name === "") return;
    names.set(level, name);
    write();
    return () => {
      names.delete(level);
      write();
    };
  }, [level, name]);
}

/** Puts the number of unread messages before the title while the caller is shown. */
export function useUnreadTitle(count: number): void {
  useEffect(() => {
    unread = count;
    write();
    return () => {
      unread = 0;
      write();
    };
  }, [count]);
}
