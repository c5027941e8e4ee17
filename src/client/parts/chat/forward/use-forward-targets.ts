import { useData } from "#client/live/data-context.ts";
import { useDialogs } from "#client/live/use-dialogs.ts";
import { useUsers } from "#client/live/use-users.ts";
import { pairDialogId } from "#domain/id.ts";
import { isActive } from "#domain/user/is-active.ts";
import { useDialogName } from "../use-dialog-name.ts";

/** A chat to which something can be sent. */
export interface ForwardTarget {
  readonly id: number;
  readonly name: string;
  /** The person with whom it has to be opened first. */
  readonly opens?: number;
}

/** The person's chats, the latest first, and after them colleagues with whom there is none yet. */
export function useForwardTargets(): readonly ForwardTarget[] {
  const dialogs = useDialogs();
  const nameOf = useDialogName();
  const users = useUsers();
  const { userId } = useData();
  if (dialogs.state !== "ready") return [];
  const chats = dialogs.value.map((view) => ({ id: view.dialog.id, name: nameOf(view) }));
  const known = new Set(chats.map(({ id }) => id));
  const people = [...users.values()]
    .filter((user) => isActive(user) && user.nickname !== "")
    .map(({ id, nickname }) => ({ id: pairDialogId(userId, id), name: nickname, opens: id }))
    .filter(({ id }) => !known.has(id));
  return [...chats, ...people];
}
