/** The parts of a compound file, by their names; undefined where it has none of that name. */
export type StreamOf = (name: string) => ArrayLike<number> | undefined;

/** A part of a compound file, to be read by places; undefined where there is none. */
export function viewOf(bytes: ArrayLike<number> | undefined): DataView<ArrayBuffer> | undefined {
  if (!bytes) return undefined;
  const { buffer, byteOffset, length } = Uint8Array.from(bytes);
  return new DataView(buffer, byteOffset, length);
}
