import { Dexie } from "dexie";
import { chunksOf } from "./kept/waiting-content.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { Announcement, UploadFailure, UploadRow } from "../database/upload-row.ts";

/** Takes away the bytes of an upload. Part of the transaction around it. */
export async function dropChunks(database: LocalDatabase, fileId: number): Promise<void> {
  await chunksOf(database, fileId).delete();
}

/** Takes away an upload with all that is here of it. */
export async function dropUpload(database: LocalDatabase, fileId: number): Promise<void> {
  const { upload, uploadChunk, keptFile } = database;
  await database.transaction("rw", [upload, uploadChunk, keptFile], async () => {
    await dropChunks(database, fileId);
    const ofFile = [
      [fileId, Dexie.minKey],
      [fileId, Dexie.maxKey],
    ] as const;
    await keptFile
      .where("[fileId+variant]")
      .between(...ofFile)
      .delete();
    await upload.delete(fileId);
  });
}

/** A content that could not be copied whole: none of it stays, and the person is told, unless it goes on by now. */
export async function abandonCopy(
  database: LocalDatabase,
  fileId: number,
  failure: UploadFailure,
  isStill: (row: UploadRow) => boolean = () => true,
): Promise<void> {
  const { upload, uploadChunk, draft } = database;
  await database.transaction("rw", [upload, uploadChunk, draft], async () => {
    const row = await upload.get(fileId);
    if (row?.state !== "checking" || !isStill(row)) return;
    await dropChunks(database, fileId);
    const command = withoutWords(row.command);
    await upload.put({ ...row, command, state: "error", hashed: 0, md5: "", sum: "", failure });
    await handOverWords(database, row);
  });
}

function withoutWords(command: Announcement): Announcement {
  if (command.name !== "message.sendFile") return command;
  const { text: _words, replyId: _answered, ...args } = command.args;
  return { ...command, args };
}

/** What was said to a file that does not go is said to the next one of the same pick, else it is a draft again. */
async function handOverWords({ upload, draft }: LocalDatabase, row: UploadRow): Promise<void> {
  const { dialogId, createTime, command } = row;
  if (command.name !== "message.sendFile") return;
  const { text = "", replyId = 0 } = command.args;
  if (text === "" && replyId === 0) return;
  const said = { ...(text && { text }), ...(replyId && { replyId }) };
  const inChat = await upload.where("dialogId").equals(dialogId).sortBy("fileId");
  const next = inChat.find(
    ({ state, createTime: at }) => state === "checking" && at === createTime,
  );
  if (next?.command.name === "message.sendFile") {
    const args = { ...next.command.args, ...said };
    await upload.put({ ...next, command: { ...next.command, args } });
    return;
  }
  const begun = await draft.get(dialogId);
  const words = [begun?.text ?? "", text].filter((each) => each.trim() !== "").join("\n");
  const empty = { dialogId, replyId, editId: 0, time: createTime };
  await draft.put({ ...empty, ...begun, text: words });
}
