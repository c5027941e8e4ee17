/** A part of a presentation from before 2007 ([MS-PPT] 2.3.1): a head of eight bytes, and what it says. */
export interface OldRecord {
  readonly kind: number;
  /** What a kind means by it differs. */
  readonly variant: number;
  readonly hasChildren: boolean;
  readonly body: DataView<ArrayBuffer>;
}

const HEAD = 8;
const CONTAINER = 0x0f;

/** The record that begins at a place, bytes; throws where it does not fit in. */
export function recordAt(view: DataView<ArrayBuffer>, at: number): OldRecord {
  const head = view.getUint16(at, true);
  const body = new DataView(view.buffer, view.byteOffset + at + HEAD, view.getUint32(at + 4, true));
  if (body.byteOffset + body.byteLength > view.byteOffset + view.byteLength)
    throw new RangeError("It ends behind what holds it");
  return {
    kind: view.getUint16(at + 2, true),
    variant: head >>> 4,
    hasChildren: (head & CONTAINER) === CONTAINER,
    body,
  };
}

/** The records that lie right in another one, one behind the other. */
export function childrenOf({ body }: OldRecord): OldRecord[] {
  const children: OldRecord[] = [];
  for (let at = 0; at + HEAD <= body.byteLength;) {
    const child = recordAt(body, at);
    children.push(child);
    at += HEAD + child.body.byteLength;
  }
  return children;
}

/** A text of so many bytes for each letter, in the order of its bytes, the lower one first. */
export function letters(body: DataView, width: 1 | 2, most: number): string {
  const count = Math.min(Math.floor(body.byteLength / width), most);
  let text = "";
  for (let at = 0; at < count; at += 1)
    text += String.fromCharCode(width === 1 ? body.getUint8(at) : body.getUint16(at * 2, true));
  return text;
}
