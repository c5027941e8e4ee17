import { parameterError, type Refusal } from "../refusal.ts";

/** How much of the server's store something takes, and may take. */
export interface Room {
  /** Bytes, with what is on its way. */
  readonly used: number;
  /** Bytes. */
  readonly most: number;
}

/** The rooms that an upload takes; one without a limit is left out. */
export interface Rooms {
  readonly person?: Room | undefined;
  readonly company?: Room | undefined;
}

export const MEGABYTE = 1024 ** 2;
/** Megabytes that a company can set, a petabyte. */
export const QUOTA_MAX = 1024 ** 3;

/**
 * The room as it counts for what is to come. What was deleted makes room at once, but lies in the store for a while: as much of it
 * as somebody may have counts for nobody, more does, so that nobody fills a store by deleting.
 */
export function withLeftBehind({ used, most }: Room, leftBehind: number): Room {
  return { used: used + Math.max(0, leftBehind - most), most };
}

/** Whether there is room for so many bytes more; refused before the first of them is sent. */
export function refuseBeyondQuota({ person, company }: Rooms, size: number): Refusal | undefined {
  if (person && isBeyond(person, size)) return tooMuch("file.quotaPerson", person, size);
  return company && isBeyond(company, size)
    ? tooMuch("file.quotaCompany", company, size)
    : undefined;
}

/** Why an upload was refused, as whoever sent it was told. */
interface Told {
  readonly reason: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

const limitOf = { "file.quotaPerson": "personQuota", "file.quotaCompany": "companyQuota" } as const;

/** Whether an upload found no room below a limit: what is deleted, or a higher limit, lets it go on. */
export function isWithoutRoom({ reason }: Told): boolean {
  return Object.hasOwn(limitOf, reason);
}

/** Whether the limit that refused an upload is higher by now than it was told then. */
export function isLimitRaised(
  { reason, data }: Told,
  limits: { readonly personQuota: number; readonly companyQuota: number },
): boolean {
  if (reason !== "file.quotaPerson" && reason !== "file.quotaCompany") return false;
  const now = limits[limitOf[reason]];
  return typeof data?.["most"] === "number" && (now === 0 || now > data["most"]);
}

function isBeyond({ used, most }: Room, size: number): boolean {
  return used + size > most;
}

/** With the size: without it, who has used next to nothing would not see why one large file does not fit. */
function tooMuch(reason: string, { used, most }: Room, size: number): Refusal {
  const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);
  return parameterError(reason, {
    size: megabytes(size),
    used: megabytes(used),
    most: megabytes(most),
  });
}
