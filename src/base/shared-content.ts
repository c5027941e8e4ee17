/** Where other apps hand things over (the manifest's share_target), and the screen on which the person says what for. */
export const SHARE_PATH = "/manage/share";
/** Where the service worker lays what was handed over until it is used. */
export const SHARED_CACHE = "plumbline-shared";

/** How long it lies there for somebody to use it, ms. */
export const SHARED_FOR = 7 * 86_400_000;

/** A file that another app has handed over. */
export interface SharedFile {
  readonly name: string;
  /** Media type, "" = the other app did not say. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** What another app has handed over. */
export interface SharedContent {
  readonly text: string;
  /** Files that came with it, in the order of their places in the cache. */
  readonly files: readonly SharedFile[];
  /** Files that came too, for which this device had no room. */
  readonly lost: number;
  /** Epoch ms. */
  readonly time: number;
}

/** Address under which one of them lies in the cache. */
export function sharedAddress(id: string): string {
  return `/shared/${id}`;
}

/** Address under which the bytes of one of its files lie beside it. */
export function sharedFileAddress(id: string, place: number): string {
  return `${sharedAddress(id)}/${place}`;
}

/** One text of what was handed over: many apps say the same in several of the three. */
export function sharedText(title: string, text: string, url: string): string {
  const pieces = [title, text, url].map((piece) => piece.replaceAll("\r\n", "\n").trim());
  const told = pieces.filter(
    (piece, place) =>
      piece !== "" &&
      !pieces.some(
        (other, otherPlace) =>
          otherPlace !== place &&
          other.includes(piece) &&
          (other.length > piece.length || otherPlace < place),
      ),
  );
  return told.join("\n");
}
