import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { idShape } from "#domain/shape.ts";

/** A contiguous run of rows of a windowed kind and one parent, by their numbers, that a reply holds completely. */
export interface RowWindow {
  readonly kind: string;
  readonly parentId: number;
  readonly from: number;
  readonly to: number;
  /** What else the caller holds of these rows may be out of date: it lets go of it. */
  readonly replaces?: true | undefined;
}

/** The kind that came as windows before others did: apps of those days know its windows in a form of their own. */
const FIRST_KIND = "message";

export const messageWindowShape = z.object({
  dialogId: idOf("dialog"),
  from: z.int(),
  to: z.int(),
  /** As `replaces` of other kinds. */
  alone: z.optional(z.literal(true)),
});
type MessageWindow = z.infer<typeof messageWindowShape>;

export const rowWindowShape = z.object({
  kind: z.string(),
  parentId: idShape,
  from: z.int(),
  to: z.int(),
  replaces: z.optional(z.literal(true)),
});

/** Windows as they cross the wire: those of messages, and those of all other kinds. */
interface WireWindows {
  readonly windows: MessageWindow[];
  readonly otherWindows?: RowWindow[] | undefined;
}

export function windowsToWire(windows: readonly RowWindow[]): WireWindows {
  const others = windows.filter(({ kind }) => kind !== FIRST_KIND);
  return {
    windows: windows
      .filter(({ kind }) => kind === FIRST_KIND)
      .map(({ parentId, from, to, replaces }) => ({
        dialogId: parentId,
        from,
        to,
        ...(replaces && { alone: true }),
      })),
    ...(others.length > 0 && { otherWindows: others }),
  };
}

export function windowsFromWire({ windows, otherWindows = [] }: WireWindows): RowWindow[] {
  const first = windows.map(({ dialogId, from, to, alone }) => ({
    kind: FIRST_KIND,
    parentId: dialogId,
    from,
    to,
    ...(alone && { replaces: true as const }),
  }));
  return [...first, ...otherWindows];
}
