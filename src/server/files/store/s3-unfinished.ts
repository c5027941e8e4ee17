import { NotThere } from "./file-store.ts";
import { type Asked, textIn, uploadsIn } from "./s3-words.ts";

/**
 * Gives up what was begun in a folder before a time and never ended. An S3 keeps the parts of it for ever, shows them to nobody
 * and has them paid for.
 */
export async function dropUnfinishedUploads(
  ask: (asked: Asked) => Promise<Response>,
  { folder, time }: { readonly folder: string; readonly time: number },
): Promise<void> {
  let marker: Readonly<Record<string, string>> | undefined = {};
  while (marker) {
    const query = { uploads: "", prefix: folder, ...marker };
    const page = await (await ask({ method: "GET", query })).text();
    for (const { key, uploadId, begun } of uploadsIn(page)) {
      if (begun < time) await drop(ask, key, uploadId);
    }
    marker = nextPage(page);
  }
}

async function drop(ask: (asked: Asked) => Promise<Response>, key: string, uploadId: string) {
  try {
    await ask({ method: "DELETE", key, query: { uploadId } });
  } catch (error) {
    // Another server was faster.
    if (!(error instanceof NotThere)) throw error;
  }
}

/** Where the list goes on; undefined where it does not. */
function nextPage(page: string): Readonly<Record<string, string>> | undefined {
  const key = textIn(page, "NextKeyMarker");
  if (textIn(page, "IsTruncated") !== "true" || key === undefined) return undefined;
  const uploadId = textIn(page, "NextUploadIdMarker");
  return { "key-marker": key, ...(uploadId !== undefined && { "upload-id-marker": uploadId }) };
}
