import { randomUUID } from "node:crypto";
import { failure, type Result, success } from "#base/result.ts";
import {
  downloadFile,
  listTaskFiles,
  mergeChunks as mergeCall,
  previewFile,
  putVariant as putVariantCall,
  removeFile,
  sendChunk,
  storageUsed as storageCall,
  testChunk,
  uploadFile,
  uploadForModel,
  uploadForModule,
  uploadForPlainModule,
  uploadImage,
} from "#contract/calls/file.ts";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { contentAddress, type FileVariant } from "#contract/file-address.ts";
import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { contentLink } from "../../files/content-link.ts";
import { fileInReach } from "../../files/file-in-reach.ts";
import { mergeChunks } from "../../files/merge-chunks.ts";
import { putVariant } from "../../files/put-variant.ts";
import { removeOwnFile } from "../../files/remove-own-file.ts";
import { uploadSimply, type Wanted } from "../../files/simple-upload.ts";
import { takeChunk, testChunks } from "../../files/take-chunk.ts";
import { tilesFor } from "../../files/tiles/ask-for-tiles.ts";
import { findPerson } from "../../people/find-person.ts";
import { storageUsed } from "../../queries/storage-used.ts";
import { listTaskFiles as taskFiles } from "../../queries/task-files.ts";
import type { App } from "../../server.ts";
import { bindMemberCall, type MemberContext } from "../bind.ts";

export function bindFileCalls(app: App): void {
  bindChunkCalls(app);
  bindReadCalls(app);
  bindSimpleUploads(app);
}

function bindChunkCalls(app: App): void {
  bindMemberCall(app, testChunk, async (body, { server, session }) =>
    testChunks(server, session.userId, body),
  );

  bindMemberCall(app, sendChunk, async (body, { server, session, part }) =>
    part ? takeChunk(server, session.userId, body, part) : testChunks(server, session.userId, body),
  );

  bindMemberCall(app, mergeCall, async (body, { server, session }) =>
    mergeChunks(server, session.userId, body),
  );

  bindMemberCall(app, putVariantCall, async (body, { server, session, received }) =>
    received
      ? putVariant(server, session.userId, body, received)
      : failure(parameterError("file.partMissing")),
  );
}

function bindReadCalls(app: App): void {
  bindMemberCall(app, downloadFile, async ({ fileId, variant = "whole" }, context) => {
    const file = await fileInReach(context.server.database, context.session.userId, fileId);
    if (!file) return failure(parameterError("file.gone"));
    return success({ name: file.name, url: linkFor(context, fileId, variant) });
  });

  bindMemberCall(app, previewFile, async ({ fileVersionId }, context) => {
    const { server, session } = context;
    const file = await fileInReach(server.database, session.userId, fileVersionId);
    if (!file) return failure(parameterError("file.gone"));
    return success(linkFor(context, fileVersionId, "whole"));
  });

  bindMemberCall(app, askTiles, async (body, { server, session }) =>
    tilesFor(server, session, body),
  );

  bindMemberCall(app, storageCall, async (_body, { server, session }) =>
    success(await storageUsed(server.database, session)),
  );

  bindMemberCall(app, listTaskFiles, async ({ taskId }, { server, session }) =>
    taskFiles(server.database, session.userId, taskId),
  );
}

function linkFor({ server, session }: MemberContext, fileId: Id, variant: FileVariant): string {
  return contentLink(server, { fileId, variant }, session.tokenHash);
}

function bindSimpleUploads(app: App): void {
  bindMemberCall(app, uploadFile, async (body, context) => {
    const { server, session } = context;
    const { type = "file", batchId = randomUUID() } = body;
    const uploaded = await upload(context, type === "img" ? "picture" : "anything");
    if (!uploaded.ok) return uploaded;
    const { id, name, size, createTime } = uploaded.value;
    const createUserName = (await findPerson(server.database, session.userId))?.nickname ?? "";
    const url = contentAddress(id, "whole");
    return success({ fileId: id, name, size, url, createUserName, createTime, batchId });
  });

  bindMemberCall(app, uploadImage, async (_body, context) =>
    storedReply(await upload(context, "picture")),
  );

  for (const call of [uploadForModule, uploadForPlainModule, uploadForModel])
    bindMemberCall(app, call, async (_body, context) =>
      storedReply(await upload(context, "sheet")),
    );

  bindMemberCall(app, removeFile, async ({ id }, { server, session }) =>
    removeOwnFile(server, session.userId, id),
  );
}

async function upload(
  { server, session, received }: MemberContext,
  wanted: Wanted,
): Promise<Result<File, Refusal>> {
  return received
    ? uploadSimply(server, session.userId, received, wanted)
    : failure(parameterError("file.partMissing"));
}

function storedReply(uploaded: Result<File, Refusal>) {
  if (!uploaded.ok) return uploaded;
  const { id, name } = uploaded.value;
  return success({ name, url: contentAddress(id, "whole") });
}
