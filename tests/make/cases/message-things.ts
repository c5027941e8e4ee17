import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import type { Message } from "#domain/message/message.ts";
import type { DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";
import type { ScheduledMessage } from "#domain/message/schedule/scheduled-message.ts";

/** A content that has not come. */
export const AWAITED = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };

/** What the leader has said in the chat of the task, besides words. */
export interface MessageThings {
  /** Its content has not come. */
  readonly file: File;
  /** Its content has not come either. */
  readonly voice: Message;
  /** A to-do of everybody there. */
  readonly todo: Message;
  /** Of two options one can be chosen. */
  readonly vote: Message;
  /** With a line of the leader's. */
  readonly chain: Message;
  /** It waits for a time that is far away. */
  readonly scheduled: ScheduledMessage;
  /** The leader's, with nothing in it. */
  readonly dialogFolder: DialogFolder;
}

/** One message of each kind. */
export async function layOutMessages<Person extends { readonly userId: Id }>(
  leader: Person,
  run: <Name extends CommandName>(
    person: Person,
    name: Name,
    args: ArgumentsOf<Name>,
  ) => Promise<ReplyTo<Name>>,
  dialogId: Id,
): Promise<MessageThings> {
  const { file } = await run(leader, "message.sendFile", {
    dialogId: dialogId,
    name: "Pier 4.pdf",
    ...AWAITED,
  });
  const { message: voice } = await run(leader, "message.sendFile", {
    dialogId: dialogId,
    name: "Voice.weba",
    duration: 14_000,
    levels: [3, 31, 12],
    ...AWAITED,
  });
  const todo = await run(leader, "message.sendText", {
    dialogId: dialogId,
    text: "Who reads this, sign it",
  });
  await run(leader, "message.todo", { msgId: todo.id, type: "all" });
  const vote = await run(leader, "message.sendVote", {
    dialogId: dialogId,
    text: "When do we pour?",
    list: ["Monday", "Tuesday"],
  });
  const chain = await run(leader, "message.chain", {
    msgId: (
      await run(leader, "message.sendChain", {
        dialogId: dialogId,
        text: "Who brings what?",
      })
    ).id,
    text: "The pump",
  });
  const scheduled = await run(leader, "message.schedule", {
    dialogId: dialogId,
    text: "Sweep the deck before you go",
    time: 4_000_000_000_000,
  });
  const dialogFolder = await run(leader, "dialogFolder.add", { name: "Tower" });
  return { file, voice, todo, vote, chain, scheduled, dialogFolder };
}
