import type { FileFrame } from "#contract/frames/frames.ts";
import type { WorkNoticeKind } from "#domain/notice/notice-kinds.ts";
import type { EntityName } from "#domain/entity-names.ts";

/** Who this browser is. */
export interface Identity {
  readonly userId: number;
  readonly isAdmin: boolean;
  /** The range in which ids are minted here. */
  readonly deviceNumber: number;
  /** Ids minted so far in that range. */
  readonly counter: number;
  /** Numbers the mutations of this database. */
  readonly clientId: string;
}

/** How far the browser has come. */
export interface Head {
  readonly epoch: string;
  readonly seq: number;
  /** The newest point of the log that the server has named, and its word for what stands there. */
  readonly known?: { readonly seq: number; readonly mark: string };
}

/** What the sync engine says of the line. */
export interface Link {
  /** signedOut: the server no longer knows the session; work is kept. */
  readonly state: "connecting" | "online" | "offline" | "signedOut";
  /** While signedOut, whose session it was: a later one of the same account is not meant. */
  readonly endedDevice?: number;
  /** While signedOut: whether the device was reported as lost. */
  readonly lost?: boolean;
  /** Server clock less own clock, ms. */
  readonly clockOffset: number;
  /** Whether everything that is visible to the person has been here once. */
  readonly complete: boolean;
  /** The server takes no more changes from this version of the app; they are kept. */
  readonly outdated?: boolean;
}

/** A pack that is downloaded, as the server told of it last. */
export type PackUnderWay = FileFrame["data"];

/** Who leads the tabs where there are no Web Locks, and until when (epoch ms) without a renewal. */
export interface Lease {
  readonly holder: string;
  readonly until: number;
}

/** What the service worker needs for sending while no page is open; goes with the database at sign-out. */
export interface KeptSession {
  readonly token: string;
  /** The device whose session it is; missing in notes of an older app. */
  readonly deviceNumber?: number;
  readonly language: string;
}

/**
 * on: pushes reach this browser while it is closed; none: it takes none; failed: its push service could not
 * be reached; later: the server could not, and is told when it can.
 */
export type PushState = "on" | "none" | "failed" | "later";

/** A task that was looked at in this browser. */
export interface BrowsedTask {
  readonly taskId: number;
  /** Epoch ms. */
  readonly time: number;
}

/** Words of notifications in the language of this browser: the service worker has no others. */
export interface NoticeWords {
  readonly newMessage: string;
  readonly testTitle: string;
  readonly testBody: string;
  /** Who says what, with `{{name}}` and `{{text}}`. */
  readonly line: string;
  readonly everybody: string;
  /** What stands before the name of a sticker; kept since stickers can be sent. */
  readonly sticker?: string;
  /** That there is news of work, and nothing of it. */
  readonly newNotice: string;
  /** What somebody did, with `{{name}}` and `{{thing}}`, by its kind. */
  readonly work: Readonly<Partial<Record<WorkNoticeKind, string>>>;
}

/** How the person wants to be told of messages on this browser; goes with the database at sign-out. */
export interface NoticeChoice {
  readonly on: boolean;
  /** Whether a notification keeps sender and text to itself. */
  readonly plain: boolean;
  readonly push: PushState;
  readonly words?: NoticeWords;
}

/** Version of the shape that all rows of a kind have at least; 0 = rows of it went past this browser. */
export type HeldShapes = Readonly<Partial<Record<EntityName, number>>>;

export type MetaRow =
  | { readonly key: "identity"; readonly value: Identity }
  | { readonly key: "head"; readonly value: Head }
  | { readonly key: "link"; readonly value: Link }
  | { readonly key: "online"; readonly value: readonly number[] }
  /** Id of the socket that is open; "" = none. */
  | { readonly key: "socket"; readonly value: string }
  /** Packs that the server is putting together for this browser. */
  | { readonly key: "packs"; readonly value: readonly PackUnderWay[] }
  | { readonly key: "leader"; readonly value: number }
  /** As leader, of whoever sends the bytes of files. */
  | { readonly key: "uploader"; readonly value: number }
  /** The person wants bytes of files to wait for Wi-Fi. */
  | { readonly key: "wifiOnly"; readonly value: boolean }
  /** Bytes of what was opened that may stay on the device, as the person has set it. */
  | { readonly key: "recentFilesMax"; readonly value: number }
  /** The device had no room for something that is to be kept on it. */
  | { readonly key: "offlineFull"; readonly value: boolean }
  /** Epoch ms at which what is to be kept on it was given up, because there was no room. */
  | { readonly key: "offlineGiven"; readonly value: number }
  | { readonly key: "lease"; readonly value: Lease }
  | { readonly key: "session"; readonly value: KeptSession }
  /** Seals what was not sent when the session ends, see `laid-away/`; goes with that. */
  | { readonly key: "unsentKey"; readonly value: string }
  /** The person is signing out: what was not sent goes, because they said so. */
  | { readonly key: "leaving"; readonly value: true }
  | { readonly key: "notices"; readonly value: NoticeChoice }
  /** Tasks that were looked at here, the newest first. */
  | { readonly key: "browsed"; readonly value: readonly BrowsedTask[] }
  | { readonly key: "shapes"; readonly value: HeldShapes }
  /** Which fields of which forms are left out of the records here, as JSON. */
  | { readonly key: "recordSight"; readonly value: string }
  /** What the person read of the menu when its entries here came, as JSON. */
  | { readonly key: "menuSight"; readonly value: string }
  | { readonly key: "cacheVersion"; readonly value: string };

export type MetaKey = MetaRow["key"];
export type MetaValue<Key extends MetaKey> = Extract<MetaRow, { key: Key }>["value"];

interface MetaTable {
  get(key: string): PromiseLike<MetaRow | undefined>;
}

/** A value of the meta table, or undefined. */
export async function readMeta<Key extends MetaKey>(
  table: MetaTable,
  key: Key,
): Promise<MetaValue<Key> | undefined> {
  const row = await table.get(key);
  return row?.value as MetaValue<Key> | undefined;
}

export const initialLink: Link = { state: "connecting", clockOffset: 0, complete: false };

/** Whether the server has ended this very session; what it said of one before is history. */
export function isEnded(link: Link, session: { readonly deviceNumber: number }): boolean {
  return link.state === "signedOut" && link.endedDevice === session.deviceNumber;
}
