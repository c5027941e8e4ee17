import type { NamedThing } from "#client/data/database/outbox-entry.ts";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usersOfPairDialog } from "#domain/id.ts";

/** What a thing is called: its own name, and a dialog of two by the other person's. */
export function useThingName(): (thing: NamedThing) => string {
  const { userId } = useData();
  const users = useUsers();
  return ({ entity, id, name }) => {
    const pair = entity === "dialog" && name === "" ? usersOfPairDialog(Number(id)) : undefined;
    if (!pair) return name;
    const other = pair.find((one) => one !== userId) ?? userId;
    return users.get(other)?.nickname ?? "";
  };
}
