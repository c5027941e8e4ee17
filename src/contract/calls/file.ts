import * as z from "zod/mini";
import { IMAGE_UPLOAD_MAX } from "#domain/file/upload-rules.ts";
import { fileShape, md5Shape } from "#domain/file/file.ts";
import { fileNameShape } from "#domain/file/file-name.ts";
import {
  FILE_CHUNK_LEAST,
  FILE_CHUNK_MOST,
  FILE_CHUNKS_MAX,
  FILE_SIZE_MAX,
  LARGEST_USERS_MAX,
  SIMPLE_UPLOAD_MAX,
  TASK_FILES_MAX,
  VARIANT_SIZE_MAX,
} from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { idShape, textShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

/** A SHA-256 as 64 small hexadecimal digits. */
const sha256Shape = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const sizeShape = z.int().check(z.positive(), z.maximum(FILE_SIZE_MAX));
const countShape = z.int().check(z.positive(), z.maximum(FILE_CHUNKS_MAX));
const wordShape = textShape(0, 200);
/** What a file is for: "annex", "annexpic" and what else other clients write there. */
const typeShape = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** The fields of seed 001 §3 as its uploader writes them, with what we add to them. */
const chunkShape = z.object({
  /** Counted from 1. */
  chunkNumber: z.optional(countShape),
  /** Bytes of a chunk, but for the last; 5 MB where left out. */
  chunkSize: z.optional(z.int().check(z.minimum(FILE_CHUNK_LEAST), z.maximum(FILE_CHUNK_MOST))),
  /** Bytes of this chunk; the last may have up to twice of the others less one. */
  currentChunkSize: z.optional(z.int().check(z.positive(), z.maximum(2 * FILE_CHUNK_MOST))),
  totalSize: sizeShape,
  /** MD5 of the file. */
  identifier: md5Shape,
  filename: z.optional(textShape(0, 1_000)),
  relativePath: z.optional(textShape(0, 2_000)),
  /** Where left out, the last chunk takes what is left beyond whole ones. */
  totalChunks: z.optional(countShape),
  fileType: z.optional(wordShape),
  extension: z.optional(wordShape),
  /** The file whose content it is. */
  fileId: z.optional(idOf("file")),
  /**
   * SHA-256 over the raw SHA-256 of all chunks of 5 MB in their order: who names it has all of the content. With it the
   * caller may be spared the upload of what they can read already.
   */
  sum: z.optional(sha256Shape),
  /** SHA-256 of this chunk: it is looked at when the chunk comes in. */
  chunkSha256: z.optional(sha256Shape),
});

const chunkReplyShape = z.object({
  /** The content is there: nothing has to be sent, only merged. */
  uploaded: z.optional(z.boolean()),
  /** Chunks of the caller's that are here. */
  chunkNumbers: z.array(z.int()),
  /** All are here. */
  merge: z.boolean(),
});

/** Which chunks of a file are here already. */
export const testChunk = defineCall({
  name: "file.testChunk",
  method: "GET",
  path: "/erp-api/file/chunk",
  access: "member",
  byTlsOnly: true,
  body: chunkShape,
  reply: chunkReplyShape,
});

/** One chunk of a file; without a part the same question as by GET. Fields stand before the part or in the query. */
export const sendChunk = defineCall({
  name: "file.chunk",
  method: "POST",
  path: "/erp-api/file/chunk",
  access: "member",
  byTlsOnly: true,
  isRepeatable: true,
  body: chunkShape,
  bodies: ["multipart", "query", "form", "json"],
  part: { name: "file", max: 2 * FILE_CHUNK_MOST, isOptional: true, fieldsFirst: true },
  reply: chunkReplyShape,
});

/**
 * Makes a content of the chunks, or of what the caller may have without sending it, and gives it to the file `fileId`; without one, to
 * a new file of the caller's own. Asked again it answers the same. `file.gone`: there is no such file of the caller's
 * (yet); the chunks stay.
 */
export const mergeChunks = defineCall({
  name: "file.merge",
  method: "POST",
  path: "/erp-api/file/merge",
  access: "member",
  byTlsOnly: true,
  isRepeatable: true,
  bodies: ["form", "json"],
  body: z.object({
    identifier: md5Shape,
    fileName: fileNameShape,
    fileSize: sizeShape,
    fileType: z.optional(wordShape),
    extension: z.optional(wordShape),
    /** "annex" where left out. */
    type: z.optional(typeShape),
    fileId: z.optional(idOf("file")),
    sum: z.optional(sha256Shape),
  }),
  reply: z.object({
    /** The file's id. */
    name: z.string(),
    /** Where its bytes are read (`file-address.ts`). */
    url: z.string(),
    fileSize: z.int(),
    fileExtension: z.string(),
    fileVersionId: z.string(),
    thumbUrl: z.optional(z.string()),
  }),
});

/** A smaller picture of a file, for those who look before, or instead of, fetching all of it: a JPEG, by the file's maker. */
export const putVariant = defineCall({
  name: "file.variant",
  method: "POST",
  path: "/api/file/variant",
  access: "member",
  byTlsOnly: true,
  isRepeatable: true,
  bodies: ["multipart"],
  part: { name: "file", max: VARIANT_SIZE_MAX },
  body: z.object({ fileId: idOf("file"), variant: z.enum(["thumb", "view"]) }),
  reply: z.object({ id: idOf("file") }),
});

const addressReplyShape = z.object({
  name: z.string(),
  /** Works for ten minutes, without a session. */
  url: z.string(),
});

/** An address from which a file can be saved. */
export const downloadFile = defineCall({
  name: "file.download",
  method: "GET",
  path: "/erp-api/file/Download/{type}/{fileId}",
  access: "member",
  byTlsOnly: true,
  body: z.object({
    type: typeShape,
    fileId: idOf("file"),
    /** All of it where left out. */
    variant: z.optional(z.enum(["whole", "thumb", "view"])),
  }),
  reply: addressReplyShape,
});

/** The address at which a file can be looked at. */
export const previewFile = defineCall({
  name: "file.preview",
  method: "GET",
  path: "/erp-api/file/Uploader/Preview",
  access: "member",
  byTlsOnly: true,
  body: z.object({
    fileName: z.optional(textShape(0, 1_000)),
    /** The file's id. */
    fileVersionId: idOf("file"),
    fileDownloadUrl: z.optional(textShape(0, 2_000)),
  }),
  reply: z.string(),
});

const simplePart = { name: "file", max: SIMPLE_UPLOAD_MAX } as const;
const storedReplyShape = z.object({ name: z.string(), url: z.string() });

/** A file in one call, for a record of the caller's. The `isPublic` that comes with it says nothing: who may read it follows from where it lies. */
export const uploadFile = defineCall({
  name: "file.upload",
  method: "POST",
  path: "/oa-api/file/upload",
  access: "member",
  byTlsOnly: true,
  bodies: ["multipart", "query"],
  part: simplePart,
  body: z.object({
    /** "file" where left out; of the type "img" only pictures smaller than 10 MB are taken. */
    type: z.optional(z.enum(["img", "file"])),
    /** Files of one record share it; a new one where left out. */
    batchId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
  reply: z.object({
    fileId: idOf("file"),
    name: z.string(),
    size: z.int(),
    url: z.string(),
    createUserName: z.string(),
    createTime: timeShape,
    batchId: z.string(),
  }),
});

/** Takes away a file of the caller's own that lies in no chat. */
export const removeFile = defineCall({
  name: "file.deleteById",
  method: "POST",
  path: "/oa-api/file/deleteById/{id}",
  access: "member",
  body: z.object({ id: idOf("file") }),
  reply: z.object({}),
});

/**
 * A picture in one call: of the type "annexpic", or what it is for. What is no picture by its content, and what is not smaller than
 * 10 MB, is refused (seed 001 sections 5 and 9).
 */
export const uploadImage = defineCall({
  name: "file.image",
  method: "POST",
  path: "/erp-api/file/Uploader/{type}",
  access: "member",
  byTlsOnly: true,
  bodies: ["multipart", "query"],
  part: { name: "file", max: IMAGE_UPLOAD_MAX, isPicture: true },
  body: z.object({ type: typeShape }),
  reply: storedReplyShape,
});

/** A sheet to be imported (`record-import.ts`), in one call: .xls or .xlsx, smaller than 500 KB (seed 001 section 5). */
const ofModule = {
  method: "POST",
  access: "member",
  byTlsOnly: true,
  bodies: ["multipart", "query"],
  part: simplePart,
  reply: storedReplyShape,
} as const;

/** For a module such as `visualdev/OnlineDev`, which is the usual one. */
export const uploadForModule = defineCall({
  ...ofModule,
  name: "file.uploader",
  path: "/erp-api/{area}/{module}/Uploader",
  body: z.object({ area: typeShape, module: typeShape }),
});

/** The same for a module that is one word. */
export const uploadForPlainModule = defineCall({
  ...ofModule,
  name: "file.uploaderOfPlainModule",
  path: "/erp-api/{module}/Uploader",
  body: z.object({ module: typeShape }),
});

/** The same below the form whose template and preview lie there. */
export const uploadForModel = defineCall({
  ...ofModule,
  name: "file.uploaderOfModel",
  path: "/erp-api/{area}/{module}/{modelId}/Uploader",
  body: z.object({ area: typeShape, module: typeShape, modelId: typeShape }),
});

/** The files that were sent in the chat of a task, the newest first (seed 000 §7). */
export const listTaskFiles = defineCall({
  name: "task.files",
  method: "POST",
  path: "/api/plan/task/files",
  access: "member",
  body: z.object({ taskId: idOf("task") }),
  reply: z.array(fileShape).check(z.maxLength(TASK_FILES_MAX)),
});

/** How much of the server's store the caller's files take and may take; administrators also learn it of all, and who takes most. */
export const storageUsed = defineCall({
  name: "file.storage",
  method: "POST",
  path: "/api/file/storage",
  access: "member",
  body: z.object({}),
  reply: z.object({
    /** Bytes, with what is on its way. */
    used: z.int(),
    /** Bytes, 0 = as much as there is. */
    most: z.int(),
    company: z.optional(
      z.object({
        used: z.int(),
        most: z.int(),
        people: z
          .array(z.object({ userId: idShape, used: z.int() }))
          .check(z.maxLength(LARGEST_USERS_MAX)),
      }),
    ),
  }),
});
