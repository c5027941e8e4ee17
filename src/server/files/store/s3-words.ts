/** What is asked of an S3; without a key, of the bucket. */
export interface Asked {
  readonly method: string;
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an S3 says within a tag, where it does; its answers are ours to ask for, and hold no markup in values. */
export function textIn(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined || found === "" ? undefined : plain(found);
}

/** Keys of contents on a page of a list. */
export function contentsIn(xml: string): string[] {
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => plain(key));
  return keys.filter((key) => CONTENT_KEY.test(key));
}

const CONTENT_KEY = /\/[0-9a-f]{64}$/;

/** An upload of parts that was begun and is not ended. */
export interface BegunUpload {
  readonly key: string;
  readonly uploadId: string;
  /** Epoch ms. */
  readonly begun: number;
}

/** What was begun, on a page of a list; what of it is no content is nobody's business here. */
export function uploadsIn(xml: string): BegunUpload[] {
  return [...xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)].flatMap(([, upload = ""]) => {
    const key = textIn(upload, "Key") ?? "";
    const uploadId = textIn(upload, "UploadId") ?? "";
    const begun = Date.parse(textIn(upload, "Initiated") ?? "");
    return CONTENT_KEY.test(key) && uploadId !== "" && begun > 0 ? [{ key, uploadId, begun }] : [];
  });
}

/** The parts of which a content is to be made, by the tags that were given to them. */
export function partsToXml(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
