/** One file of the app, as it is kept in a bundle of many. */
export interface BundledFile {
  /** Address below the app's origin. */
  readonly path: string;
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

type Entry = readonly [path: string, type: string, length: number];

/** The first bytes of a bundle say how long its index is. */
const LENGTH_BYTES = 4;

/** Many files as one: the length of the index, the index in JSON, and the contents one after the other. */
export function joinBundle(files: readonly BundledFile[]): Uint8Array<ArrayBuffer> {
  const entries = files.map(({ path, type, content }): Entry => [path, type, content.length]);
  const index = bytesOf(JSON.stringify(entries));
  const size = files.reduce((sum, { content }) => sum + content.length, 0);
  const bundle = new Uint8Array(LENGTH_BYTES + index.length + size);
  new DataView(bundle.buffer).setUint32(0, index.length);
  bundle.set(index, LENGTH_BYTES);
  let at = LENGTH_BYTES + index.length;
  for (const { content } of files) {
    bundle.set(content, at);
    at += content.length;
  }
  return bundle;
}

/** The files of a bundle; their contents are views of it. */
export function splitBundle(bundle: Uint8Array<ArrayBuffer>): BundledFile[] {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.byteLength);
  let at = LENGTH_BYTES + view.getUint32(0);
  const index = textOf(bundle.subarray(LENGTH_BYTES, at));
  return (JSON.parse(index) as Entry[]).map(([path, type, length]) => {
    const content = bundle.subarray(at, at + length);
    at += length;
    return { path, type, content };
  });
}

/** A byte for each sign: what JSON may write as an escape, it does. */
function bytesOf(json: string): Uint8Array {
  const escaped = json.replaceAll(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Uint8Array.from(escaped, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}
