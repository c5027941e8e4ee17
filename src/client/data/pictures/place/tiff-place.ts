/** Points to the directory of what a satellite receiver said. */
const GPS_TAG = 0x8825;
/** Bytes of a value, by its type as TIFF counts them. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ENTRY = 12;

interface Part {
  readonly from: number;
  readonly to: number;
}

/** The parts of a TIFF that say where it was taken; one that is broken throws a RangeError. */
export function placesInTiff(view: DataView, tiff: number): Part[] {
  const isLittle = view.getUint16(tiff) === 0x4949;
  const first = tiff + view.getUint32(tiff + 4, isLittle);
  const parts: Part[] = [];
  for (const { tag, at } of entriesOf(view, first, isLittle)) {
    if (tag !== GPS_TAG) continue;
    const gps = tiff + view.getUint32(at + 8, isLittle);
    let to = gps + 2;
    for (const entry of entriesOf(view, gps, isLittle)) {
      const type = view.getUint16(entry.at + 2, isLittle);
      const bytes = (SIZES[type] ?? 0) * view.getUint32(entry.at + 4, isLittle);
      to = entry.at + ENTRY;
      // Short values stand in their entries.
      if (bytes <= 4) continue;
      const from = tiff + view.getUint32(entry.at + 8, isLittle);
      if (from + bytes > view.byteLength) throw new RangeError("It ends before that value");
      parts.push({ from, to: from + bytes });
    }
    parts.push({ from: gps, to });
    // There is one such directory; more of them are made to keep us busy.
    break;
  }
  return parts;
}

function* entriesOf(
  view: DataView,
  directory: number,
  isLittle: boolean,
): Generator<{ tag: number; at: number }> {
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY;
    yield { tag: view.getUint16(at, isLittle), at };
  }
}
