const marks: readonly [encoding: string, ...begin: number[]][] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/** The text of a file that does not say how it is written: by its mark, as UTF-8, else as Chinese programs write it. */
export function decodeText(content: Uint8Array): string {
  const marked = marks.find(([, ...begin]) =>
    begin.every((byte, index) => content[index] === byte),
  );
  if (marked) return new TextDecoder(marked[0]).decode(content);
  try {
    // As a stream, a character cut off at the very end is not a wrong encoding.
    return new TextDecoder("utf-8", { fatal: true }).decode(content, { stream: true });
  } catch {
    return new TextDecoder("gb18030").decode(content);
  }
}
