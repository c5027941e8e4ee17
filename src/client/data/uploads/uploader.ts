import type { CallFailure } from "../calls/failure.ts";
import { FencedError, takeFence } from "../database/fence.ts";
import { rowsWithAny } from "../database/find-rows.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { UploadRow } from "../database/upload-row.ts";
import { backOff } from "../outbox/back-off.ts";
import { dropUpload } from "./drop-upload.ts";
import type { FileWire } from "./file-wire.ts";
import { filesUnknown, takenBackAt } from "./announcing-entry.ts";
import { nextUploads } from "./next-uploads.ts";
import { type OwnUpload, noteUpload, StoppedError } from "./own-upload.ts";
import { GONE, sendUpload } from "./send-upload.ts";
import { startTakingUp, type TakingUp } from "./take-up-again.ts";
import { watchPaced } from "../watch/watch-paced.ts";

/** What the uploader works with. */
export interface UploaderSettings {
  readonly database: LocalDatabase;
  readonly wire: FileWire;
  now(): number;
  /** 0 up to 1; spreads the attempts of many browsers. */
  random(): number;
  /** Whether this device is on a line that is paid by what goes over it; false where nobody knows. */
  isMetered(): boolean;
  /** Waits before the next attempt at a chunk. */
  rest(attempt: number, signal: AbortSignal): Promise<void>;
}

export interface Uploader {
  /** The network is back, or may be: tries at once. */
  wake(): void;
  stop(): void;
  /** Ends when it was stopped, or somebody else sends. */
  readonly done: Promise<void>;
}

/** What was taken back can be put back for so long, ms; its bytes stay until then. */
const PUT_BACK_WITHIN = 60_000;

/** What the server says of chunks that were damaged on their way, or went missing: they are asked for and sent again. */
const PASSING: ReadonlySet<string> = new Set([
  "file.chunkDamaged",
  "file.incomplete",
  "file.uploadsMax",
]);

/** What an upload waits for after an attempt that came to nothing. */
interface Rest {
  readonly attempts: number;
  /** Epoch ms. */
  readonly until: number;
}

/** What there is to do, as it stands in the database. */
interface Work {
  readonly rows: readonly UploadRow[];
  /** Files whose rows the server does not know yet. */
  readonly unknown: ReadonlySet<number>;
  readonly wifiOnly: boolean;
}

const nothing: Work = { rows: [], unknown: new Set(), wifiOnly: false };

/** It goes no further just now, and will by itself. */
async function noteWaiting(own: OwnUpload): Promise<void> {
  await noteUpload(own, ({ bytesPerSecond: _speed, ...rest }) => ({ ...rest, state: "waiting" }));
}

/** Sends the bytes of files, two at a time, for as long as nobody else does. */
export function startUploader(settings: UploaderSettings): Uploader {
  const { database, now, random } = settings;
  const flights = new Map<number, AbortController>();
  const rests = new Map<number, Rest>();
  /** Those that have come to their end since the work was read. */
  const ended = new Set<number>();
  let fence = 0;
  let takingUp: TakingUp | undefined;
  let work = nothing;
  let signedOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish: () => void = () => undefined;
  const ending = new AbortController();
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });

  const stop = () => {
    ending.abort();
    clearTimeout(timer);
    subscription.unsubscribe();
    takingUp?.stop();
    for (const flight of flights.values()) flight.abort();
    finish();
  };

  const guarded = async (task: () => Promise<void>): Promise<boolean> => {
    try {
      await task();
      return true;
    } catch (error) {
      if (error instanceof FencedError) stop();
      return error instanceof StoppedError;
    }
  };

  const isHeld = ({ fileId }: UploadRow) =>
    ended.has(fileId) || work.unknown.has(fileId) || (rests.get(fileId)?.until ?? 0) > now();

  const awaitsWifi = () => work.wifiOnly && settings.isMetered();

  const look = () => {
    if (ending.signal.aborted || fence === 0) return;
    const wanted = new Set(work.rows.map(({ fileId }) => fileId));
    for (const [fileId, flight] of flights) if (!wanted.has(fileId)) flight.abort();
    for (const fileId of rests.keys()) if (!wanted.has(fileId)) rests.delete(fileId);
    clearTimeout(timer);
    if (awaitsWifi()) for (const flight of flights.values()) flight.abort();
    if (signedOut || awaitsWifi()) return;
    for (const row of nextUploads(work.rows, new Set(flights.keys()), isHeld)) begin(row);
    const next = Math.min(...[...rests.values()].map(({ until }) => until));
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(look, Math.max(0, next - now()) + 1);
  };

  const begin = (row: UploadRow) => {
    const flight = new AbortController();
    const { fileId } = row;
    flights.set(fileId, flight);
    const own = { database, fence, fileId };
    const signal = AbortSignal.any([flight.signal, ending.signal]);
    void guarded(async () => {
      const isTakenBack = (await takenBackAt(database, row)) !== undefined;
      const failure = await sendUpload({ ...settings, ...own, isTakenBack, signal });
      if (failure && !signal.aborted) await met(own, row, failure);
      else if (failure && awaitsWifi()) await noteWaiting(own);
      if (failure) return;
      rests.delete(fileId);
      ended.add(fileId);
    }).then((isFine) => {
      flights.delete(fileId);
      // Something of the browser's own went wrong, such as a full disk: later it may not.
      if (!isFine) restFor(fileId);
      look();
    });
  };

  const restFor = (fileId: number, atLeast = 0) => {
    const attempts = (rests.get(fileId)?.attempts ?? 0) + 1;
    const wait = Math.max(atLeast, backOff(attempts, random()));
    rests.set(fileId, { attempts, until: now() + wait });
  };

  /** A bad line is never a reason to give up; what the server says against it is told. */
  const met = async (own: OwnUpload, row: UploadRow, failure: CallFailure) => {
    const { kind, reason, msg } = failure;
    if (kind === "network" || kind === "later" || kind === "signedOut" || PASSING.has(reason)) {
      signedOut ||= kind === "signedOut";
      restFor(own.fileId, failure.retryAfter);
      await noteWaiting(own);
    } else if (reason === GONE && (await letGoOf(row))) return;
    else {
      const data = failure.data as Record<string, unknown> | undefined;
      const told = { reason, ...(msg && { msg }), ...(data && { data }) };
      await noteUpload(own, (known) => ({ ...known, state: "error", failure: told }));
    }
  };

  /** Takes away what the person took back themselves, unless they may still put it back. */
  const letGoOf = async (row: UploadRow): Promise<boolean> => {
    const unknown = await filesUnknown(database);
    const at = unknown.has(row.fileId) ? now() : await takenBackAt(database, row);
    if (at === undefined) return false;
    if (now() - at > PUT_BACK_WITHIN) await dropUpload(database, row.fileId);
    else restFor(row.fileId, PUT_BACK_WITHIN);
    return true;
  };

  const subscription = watchPaced(() => readWork(database), {
    next(read) {
      work = read;
      ended.clear();
      look();
    },
    error: () => undefined,
  });

  void guarded(async () => {
    const taken = await takeFence(database, "uploader");
    takingUp = await startTakingUp({ database, fence: taken });
    fence = taken;
    if (ending.signal.aborted) takingUp.stop();
    look();
  });

  return {
    wake() {
      for (const [fileId, rest] of rests) rests.set(fileId, { ...rest, until: 0 });
      takingUp?.wake();
      look();
    },
    stop,
    done,
  };
}

async function readWork(database: LocalDatabase): Promise<Work> {
  const rows = await rowsWithAny(database.upload, "state", ["waiting", "uploading"]);
  if (rows.length === 0) return nothing;
  const wifiOnly = (await readMeta(database.meta, "wifiOnly")) ?? false;
  const unknown = new Set(await filesUnknown(database));
  // What a record names is told of with the record.
  for (const { fileId, command, isSentRow } of rows)
    if (command.name === "record.edit" && !isSentRow) unknown.add(fileId);
  return { rows, unknown, wifiOnly };
}
