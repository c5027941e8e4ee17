/** What a bad line breaks off is asked for anew as a whole: about 100 kB packed, bytes before. */
const PIECE_SIZE = 400_000;

/** Cuts files into runs of about one size, in their order. */
export function cutBySize<File extends { readonly content: Uint8Array }>(
  files: readonly File[],
): File[][] {
  const pieces: File[][] = [];
  let left = 0;
  for (const file of files) {
    if (left <= 0) {
      pieces.push([]);
      left = PIECE_SIZE;
    }
    pieces.at(-1)?.push(file);
    left -= file.content.length;
  }
  return pieces;
}
