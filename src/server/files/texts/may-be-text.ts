/** Bytes at the beginning by which it is told. */
const HEAD = 8_192;

/** Whether bytes are in one of the wide encodings, which say so at their beginning: which one. */
export function wideEncodingOf([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Whether bytes can be text: nobody writes the sign of which nothing can be seen. */
export function mayBeText(bytes: Uint8Array): boolean {
  return wideEncodingOf(bytes) !== undefined || !bytes.subarray(0, HEAD).includes(0);
}
