import { usersOfPairDialog } from "#domain/id.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Message } from "#domain/message/message.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Task } from "#domain/task/task.ts";
import type { User } from "#domain/user/user.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { chatEntry, messageEntry, personEntry, planEntry, taskEntry } from "./search-entry.ts";
import type { SearchIndex } from "./search-index.ts";

/** Tables of which rows are found, in the order in which they go in: names before what names them. */
export const foundTables = ["dialog", "user", "plan", "task", "message"] as const;
export type FoundTable = (typeof foundTables)[number];

interface FoundRows {
  readonly dialog: Dialog;
  readonly user: User;
  readonly plan: Plan;
  readonly task: Task;
  readonly message: Message;
}

/** How the rows of a table go into the index, and out of it. */
interface Way<Row> {
  put(rows: readonly Row[]): PromiseLike<void> | void;
  take(id: number): void;
  /** Ids that are in the index. */
  ids(): number[];
}

/** The ways of all tables of one browser into its index. */
export function waysInto(
  database: LocalDatabase,
  index: SearchIndex,
  userId: number,
): { readonly [Table in FoundTable]: Way<FoundRows[Table]> } {
  const spokenAt = new Map<number, number>();
  const dialogs = new Set<number>();
  const nameOf = (id: number) => index.get("person", id)?.title ?? "";
  const noteSpeech = ({ id, lastTime }: Pick<Dialog, "id" | "lastTime">) => {
    const pair = usersOfPairDialog(id);
    const other = pair && (pair[0] === userId ? pair[1] : pair[0]);
    if (other === undefined) return;
    spokenAt.set(other, lastTime);
    const person = index.get("person", other);
    if (person) index.set("person", other, { ...person, time: lastTime });
  };
  return {
    dialog: {
      put(rows) {
        for (const row of rows) {
          dialogs.add(row.id);
          index.nameChat(row.id, row.name);
          index.set("chat", row.id, chatEntry(row));
          noteSpeech(row);
        }
      },
      take(id) {
        dialogs.delete(id);
        index.nameChat(id, "");
        index.set("chat", id, undefined);
        noteSpeech({ id, lastTime: 0 });
      },
      ids: () => [...dialogs],
    },
    user: {
      put(rows) {
        for (const row of rows)
          index.set("person", row.id, personEntry(row, spokenAt.get(row.id) ?? 0));
      },
      take: (id) => index.set("person", id, undefined),
      ids: () => index.idsOf("person"),
    },
    plan: {
      put(rows) {
        for (const row of rows) index.set("plan", row.id, planEntry(row));
      },
      take: (id) => index.set("plan", id, undefined),
      ids: () => index.idsOf("plan"),
    },
    task: {
      async put(rows) {
        const contents = await database.taskContent.bulkGet(rows.map(({ id }) => id));
        for (const [place, row] of rows.entries())
          index.set("task", row.id, taskEntry(row, contents[place]));
      },
      take: (id) => index.set("task", id, undefined),
      ids: () => index.idsOf("task"),
    },
    message: {
      put(rows) {
        for (const row of rows) index.set("message", row.id, messageEntry(row, nameOf));
      },
      take: (id) => index.set("message", id, undefined),
      ids: () => index.idsOf("message"),
    },
  };
}
