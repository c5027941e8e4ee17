/** What can be kept on a device: a file of the library, a folder with all that lies in it, all files of a plan. */
export type OfflineKind = "file" | "folder" | "plan";

/** Something whose contents the person wants on this device, seen or not. It stays the device's own. */
export interface OfflineRow {
  /** Kind and id. */
  readonly key: string;
  readonly kind: OfflineKind;
  /** Of the item of the library, or of the plan. */
  readonly id: number;
  /** Epoch ms at which it was asked for. */
  readonly time: number;
}

/** What can be kept, whether it is or not. */
export type Keepable = Pick<OfflineRow, "kind" | "id">;

/** The key of a thing that is kept. */
export function offlineKey({ kind, id }: Keepable): string {
  return `${kind}/${id}`;
}

/** What is larger is not kept on a device: it takes the room of all else that is there. Bytes. */
export const OFFLINE_FILE_MAX = 500 * 1024 ** 2;
