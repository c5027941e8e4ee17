import type { File } from "#domain/file/file.ts";
import { HEAD_SIZE, sniffedAs, sniffType } from "#domain/file/sniff-type.ts";

/** What a picked file is by its first bytes, as the server will find it; "" where it cannot be read. */
export async function sniffedIn(file: Blob): Promise<File["sniffed"]> {
  try {
    const head = await file.slice(0, HEAD_SIZE).arrayBuffer();
    return sniffedAs(sniffType(new Uint8Array(head)));
  } catch {
    return "";
  }
}
