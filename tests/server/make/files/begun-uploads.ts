import type { IncomingMessage, ServerResponse } from "node:http";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Uploads on one page of a list. */
const PAGE = 2;
const DONE = 204;
const MISSING = 404;

/** An upload of parts as the S3 of others keeps it. */
interface BegunUpload {
  readonly key: string;
  readonly uploadId: string;
  readonly begun: Date;
}

/**
 * The two calls about uploads that were begun which the S3 of others does not have: they are listed and given up where it keeps
 * them, in the words of the protocol.
 */
export class BegunUploads {
  readonly #folder: string;
  readonly #bucket: string;

  constructor(directory: string, bucket: string) {
    this.#folder = join(directory, bucket, "._S3rver_uploads");
    this.#bucket = bucket;
  }

  /** All that are there, by key and name. */
  async list(): Promise<readonly BegunUpload[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const found = names.map(async (uploadId) => {
      const path = join(this.#folder, uploadId, "key");
      return { uploadId, key: await readFile(path, "utf8"), begun: (await stat(path)).mtime };
    });
    const order = ({ key, uploadId }: BegunUpload) => `${key} ${uploadId}`;
    return (await Promise.all(found)).toSorted((one, other) =>
      order(one).localeCompare(order(other)),
    );
  }

  /** Whether it is one of the two calls. */
  answers({ method, url = "" }: IncomingMessage): boolean {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (method === "GET") return pathname === `/${this.#bucket}` && searchParams.has("uploads");
    return method === "DELETE" && searchParams.has("uploadId");
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    request.resume();
    if (request.method === "GET") {
      response.end(this.#page(await this.list(), searchParams));
      return;
    }
    const uploadId = searchParams.get("uploadId") ?? "";
    const isThere = (await this.list()).some(
      (upload) => upload.uploadId === uploadId && pathname === `/${this.#bucket}/${upload.key}`,
    );
    if (isThere) await rm(join(this.#folder, uploadId), { recursive: true });
    response.writeHead(isThere ? DONE : MISSING);
    response.end(isThere ? "" : "<Error><Code>NoSuchUpload</Code></Error>");
  }

  #page(all: readonly BegunUpload[], asked: URLSearchParams): string {
    const after = asked.get("key-marker") ?? "";
    const afterId = asked.get("upload-id-marker") ?? "";
    const rest = all
      .filter(({ key }) => key.startsWith(asked.get("prefix") ?? ""))
      .filter(({ key, uploadId }) => key > after || (key === after && uploadId > afterId));
    const page = rest.slice(0, PAGE);
    const last = page.at(-1);
    const uploads = page.map(
      ({ key, uploadId, begun }) =>
        `<Upload><UploadId>${uploadId}</UploadId><Key>${key}</Key><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    );
    const next = last
      ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.uploadId}</NextUploadIdMarker>`
      : "";
    return `<ListMultipartUploadsResult>${next}<IsTruncated>${rest.length > PAGE}</IsTruncated>${uploads.join("")}</ListMultipartUploadsResult>`;
  }
}
