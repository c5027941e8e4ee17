import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import { SOCKET_RECONNECT_DELAY } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { type Head, readMeta } from "../database/meta.ts";
import { applyServer } from "../fold/apply-server.ts";
import type { Sealing } from "../calls/sealing.ts";
import type { CallFailure } from "../calls/http.ts";
import { createFrameGroup, createFrameQueue, newsOfFrames } from "./frames.ts";
import { createHandshakes } from "./handshake.ts";
import { forgetPacks, noteOnline, notePack, notePresence, noteSocket } from "./notes.ts";
import { reportedPath } from "./reported-path.ts";
import { type Line, openLine } from "./socket.ts";

/** A socket on which nobody greets leads nowhere, however open it looks, ms. */
const GREETED_WITHIN = 10_000;

/** Within what time those come back who failed more than once, ms. */
const RECONNECT_SPREAD = 2_000;

type RangeFrame = Extract<ServerFrame, { type: "range" }>;

interface LiveLineSettings {
  readonly database: LocalDatabase;
  /** What opens one socket; undefined where it cannot be had now. */
  ticket(): Promise<string | undefined>;
  /** Whether the server knows of a socket of this browser; true where it cannot be asked. */
  isHeard(): Promise<boolean>;
  socketUrl(ticket: string): string;
  createSocket(url: string): WebSocket;
  /** Reads what comes encrypted; left out, the server is told no key and leaves rows to pulls. */
  readonly sealing?: Sealing | undefined;
  random(): number;
  /** What lets news be written, as it is now. */
  fence(): number;
  /** Runs what writes rows, in its turn. */
  inOrder(work: () => Promise<void>): void;
  onOpen(): void;
  /** A socket on which the server had greeted is gone. */
  onClosed(): void;
  /** Frames do not begin where this browser stands, or tell of what only a pull can bring. */
  onGap(): void;
  /** The server has ended the session, and says why. */
  onSignedOut(reason: string): void;
}

/** The socket with its reconnecting, and what its frames do. */
export interface LiveLine {
  /** Whether the server has greeted, so that news come by themselves. */
  isOpen(): boolean;
  /** Opens the socket, where there is none. */
  connect(): void;
  /**
   * Opens it anew where it died while nobody looked, as when the machine slept; sockets do not notice. Where the
   * server knows of none a handshake decides (seed 000 §4).
   */
  check(): Promise<void>;
  /** Pulls; what comes over the socket that was open when it began is believed from then on. Answers what stopped it. */
  prove(pull: () => Promise<CallFailure | undefined>): Promise<CallFailure | undefined>;
  path(path: string): void;
  /** Closes it for good. */
  close(): void;
}

/** Who is there is told anew with each line: a database that is full, or closed as somebody signs out, is no error of it. */
function passing(note: PromiseLike<unknown>): void {
  note.then(undefined, () => undefined);
}

export function createLiveLine(settings: LiveLineSettings): LiveLine {
  const { database, sealing } = settings;
  const group = createFrameGroup();
  const handshakes = createHandshakes();
  let queue = createFrameQueue();
  let line: Line | undefined;
  let asking = false;
  let isOpen = false;
  /**
   * Whether a pull that began on this socket has come in. Until then the server may have been put back to an
   * older state, in whose log numbers mean something else: what it tells would hide that for good.
   */
  let isProven = false;
  let closed = false;
  let currentPath = "";
  /** What the frames of the line speak of; the server hangs up when another epoch begins. */
  let epoch = "";
  /** How often in a row no line came to be, or one was lost. */
  let failures = 0;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let greeting: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(reconnect);
    if (line || asking || closed) return;
    asking = true;
    void settings
      .ticket()
      .catch(() => undefined)
      .then((ticket) => {
        asking = false;
        if (closed) return;
        if (ticket === undefined) connectLater();
        else open(ticket);
      });
  };

  const open = (ticket: string) => {
    const decrypt = sealing && { decrypt: (encrypted: string) => sealing.open(encrypted) };
    line = openLine(settings.socketUrl(ticket), { onFrame, onData, onClose, ...decrypt }, (url) =>
      settings.createSocket(url),
    );
    greeting = setTimeout(() => line?.close(), GREETED_WITHIN);
  };

  const connectLater = () => {
    clearTimeout(reconnect);
    failures += 1;
    // A line that was lost comes back when it is said to; a server that is away is not asked by everybody at once.
    const spread = failures > 1 ? settings.random() * RECONNECT_SPREAD : 0;
    reconnect = setTimeout(connect, SOCKET_RECONNECT_DELAY + spread);
  };

  const onClose = () => {
    const wasOpen = isOpen;
    clearTimeout(greeting);
    line = undefined;
    isOpen = false;
    if (wasOpen) passing(noteSocket(database, settings.fence(), ""));
    if (closed) return;
    connectLater();
    // Where sockets are not let through, rows are asked for in the usual time and not with each attempt.
    if (wasOpen) settings.onClosed();
  };

  const onFrame = (frame: ServerFrame) => {
    if (frame.type === "open") {
      clearTimeout(greeting);
      failures = 0;
      isOpen = true;
      isProven = false;
      epoch = frame.epoch;
      queue = createFrameQueue();
      passing(noteSocket(database, settings.fence(), frame.fd));
      passing(forgetPacks(database, settings.fence()));
      passing(noteOnline(database, settings.fence(), frame.online));
      if (currentPath) line?.send({ type: "path", path: currentPath });
      settings.onOpen();
    } else if (frame.type === "line") passing(notePresence(database, settings.fence(), frame));
    else if (frame.type === "file") passing(notePack(database, settings.fence(), frame.data));
    else if (frame.type === "range") settings.inOrder(onSameLog((head) => advance(frame, head)));
    else if (frame.type === "receipt") handshakes.answer(frame.msgId);
    else if (frame.type === "encrypt") void giveKey();
    else if (frame.type === "error" && frame.code === 401) settings.onSignedOut(frame.reason);
  };

  const giveKey = async () => {
    // Without a key the server tells that there are news, and they are pulled.
    const key = await sealing?.lineKey().catch(() => undefined);
    if (key) line?.send({ type: "encrypt", kind: "pgp", key });
  };

  const onData = (frame: DataFrame) => {
    const whole = group.add(frame);
    if (!whole) return;
    const own = queue;
    own.add(whole);
    settings.inOrder(onSameLog((head) => applyGroups(own.take(whole), head)));
  };

  /** What was on its way since before the browser started over, or comes before a pull, may count in numbers of another log. */
  const onSameLog = (work: (head: Head) => Promise<void>) => {
    const spoken = epoch;
    return async () => {
      const head = await readMeta(database.meta, "head");
      if (isProven && head?.epoch === spoken) await work(head);
      else settings.onGap();
    };
  };

  const advance = async ({ from, to, mark }: RangeFrame, head: Head) => {
    if (head.seq < from) settings.onGap();
    else if (head.seq < to) {
      const nothing = { rows: {}, gone: {}, windows: [], reset: false };
      const reached = { epoch: head.epoch, head: to, mark };
      await applyServer(database, { ...nothing, ...reached }, settings.fence());
    }
  };

  const applyGroups = async (groups: readonly (readonly DataFrame[])[], head: Head) => {
    const frames = groups.flat().filter(({ to }) => to > head.seq);
    const [first] = frames;
    if (!first) return;
    if (head.seq < first.from) return settings.onGap();
    const news = newsOfFrames(frames, head.epoch);
    if (news === "pull") settings.onGap();
    else await applyServer(database, news, settings.fence());
  };

  return {
    isOpen: () => isOpen,
    connect,
    async check() {
      const checked = line;
      if (!checked) connect();
      else if (isOpen && !(await settings.isHeard())) {
        if ((await handshakes.offer(checked)) || line !== checked) return;
        checked.close();
        connect();
      }
    },
    async prove(pull) {
      const asked = isOpen ? line : undefined;
      const failure = await pull();
      if (!failure && asked && asked === line) isProven = true;
      return failure;
    },
    path(path) {
      currentPath = reportedPath(path);
      line?.send({ type: "path", path: currentPath });
    },
    close() {
      closed = true;
      clearTimeout(reconnect);
      clearTimeout(greeting);
      line?.close();
    },
  };
}
