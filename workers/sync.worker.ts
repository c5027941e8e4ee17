import { type LocalDatabase, openExistingDatabase } from "#client/data/database/local-database.ts";
import { createOpenSocket } from "#client/data/database/open-socket.ts";
import { accountSealing } from "#client/data/encryption/account-sealing.ts";
import { cipherAfter } from "#client/data/encryption/cipher.ts";
import { chooseSeat } from "#client/data/lead/choose-seat.ts";
import { deliverAll, type DeliverySettings } from "#client/data/lead/deliver.ts";
import { keepSession } from "#client/data/lead/keep-session.ts";
import { noticeOfPush } from "#client/data/notices/answer-push.ts";
import { startEngine } from "#client/data/sync/engine.ts";
import { socketAddress } from "#client/data/sync/socket.ts";
import { keepHouse } from "#client/data/sync/house-keeping.ts";
import { type CallerSettings, createCaller } from "#client/data/calls/http.ts";
import { type OfflineKeeper, startOfflineKeeper } from "#client/data/offline/offline-keeper.ts";
import { createFileWire } from "#client/data/uploads/file-wire.ts";
import { keepUploads } from "#client/data/uploads/keep-uploads.ts";
import { startUploader, type Uploader } from "#client/data/uploads/uploader.ts";
import { backOff } from "#client/data/outbox/back-off.ts";
import { pause } from "#client/data/lead/seat.ts";
import { lead, type Leadership } from "#client/data/lead/lead.ts";
import { roomChannelName } from "#client/data/storage/room-channel.ts";
import { toldLineOf } from "#base/told-line.ts";
import { deviceLineOf } from "#domain/file/device-line.ts";
// oxlint-disable-next-line import/default -- the build answers with the address of a script (script-address.d.ts)
import cipherScript from "./cipher.worker.ts?worker&url";

/** What a tab tells its worker about the person who is signed in. */
interface SyncSettings {
  readonly databaseName: string;
  readonly origin: string;
  readonly token: string;
  readonly deviceNumber: number;
  readonly language: string;
}

/** One thing that a page says: its name, and what is said of it. It awaits no answer. */
type PageWords = readonly [keyof typeof door, ...unknown[]];

let leadership: Leadership | undefined;
let uploader: Uploader | undefined;
let keeper: OfflineKeeper | undefined;

const nameOf = (databaseName: string) => `sync:${databaseName}`;
const now = () => Date.now();

/** The service worker has imported the script while it was installed; it may not do so later. */
const loadCipherScript = async () =>
  "registration" in self ? importScripts(cipherScript) : import(/* @vite-ignore */ cipherScript);

/** Encrypts what an account sends and reads what it gets, where its company asks for it. */
function sealingOf(database: LocalDatabase, origin: string) {
  const anybody: CallerSettings = { origin, token: () => "", language: () => "en" };
  return accountSealing(
    () => database,
    createCaller(anybody),
    () => cipherAfter(loadCipherScript),
  );
}

/** Tells all tabs, and repeats only that there is none: a tab may have come since. */
function tellOfRoom(databaseName: string): (hasRoom: boolean) => void {
  const channel = new BroadcastChannel(roomChannelName(databaseName));
  let told = false;
  return (hasRoom) => {
    if (hasRoom && told) return;
    told = hasRoom;
    channel.postMessage(hasRoom);
  };
}

const line = toldLineOf(navigator);

const isMetered = () => deviceLineOf(line) === "metered";

/** Sends the bytes of files for as long as this tab leads. */
function sendFiles(database: LocalDatabase, settings: SyncSettings, until: Promise<void>): void {
  const { origin, token, language } = settings;
  const started = startUploader({
    database,
    wire: createFileWire({ origin, token: () => token, language: () => language }),
    now,
    random: () => Math.random(),
    isMetered,
    rest: (attempt, signal) => pause(backOff(attempt, Math.random()), signal),
  });
  uploader = started;
  keepUploads(database, now, until);
  void until.then(() => started.stop());
}

/** Fetches what is to be kept on this device for as long as this tab leads. */
function keepFiles(database: LocalDatabase, settings: SyncSettings, until: Promise<void>): void {
  const { origin, token } = settings;
  const started = startOfflineKeeper({
    database,
    content: { origin, token: () => token, now },
    isMetered,
    restAfter: (attempt) => backOff(attempt, Math.random()),
  });
  keeper = started;
  void until.then(() => started.stop());
}

const door = {
  start(settings: SyncSettings): void {
    const database = openExistingDatabase(settings.databaseName);
    // Also while another tab leads: who has it open learns that it is deleted, and does not make it anew.
    keepSession(database, settings).catch(() => undefined);
    const sealing = sealingOf(database, settings.origin);
    const openSocket = createOpenSocket();
    openSocket.follow(database);
    const call = createCaller({
      origin: settings.origin,
      token: () => settings.token,
      language: () => settings.language,
      socketId: openSocket.id,
      sealing,
    });
    const name = nameOf(settings.databaseName);
    leadership = lead({
      name,
      database,
      locks: navigator.locks,
      channel: new BroadcastChannel(name),
      tab: String(Math.random()),
      now,
      start(fence) {
        const engine = startEngine({
          database,
          call,
          deviceNumber: settings.deviceNumber,
          sealing,
          fence,
          socketUrl: (ticket) => socketAddress(settings.origin, ticket, settings.language),
          createSocket: (url) => new WebSocket(url),
          now,
          onRoom: tellOfRoom(settings.databaseName),
          random: () => Math.random(),
        });
        keepHouse({ database, call, now, until: engine.done });
        sendFiles(database, settings, engine.done);
        keepFiles(database, settings, engine.done);
        return engine;
      },
    });
  },
  wake() {
    leadership?.engine()?.wake();
    uploader?.wake();
    keeper?.wake();
  },
  path: (path: string) => leadership?.engine()?.path(path),
  setVisible: (visible: boolean) => leadership?.setVisible(visible),
  stop: () => leadership?.stop(),
};

const withoutPage: DeliverySettings = {
  now,
  callerOf: (token, language, database) =>
    createCaller({
      origin: location.origin,
      token: () => token,
      language: () => language,
      sealing: sealingOf(database, location.origin),
    }),
  seatOf: (database) =>
    chooseSeat({
      name: nameOf(database.name),
      database,
      locks: navigator.locks,
      tab: String(Math.random()),
      now,
    }),
  channelOf: (database) => new BroadcastChannel(nameOf(database.name)),
};

/** What the service worker is given: sending without a page (false = try again later), and what a push is about. */
const service = {
  deliver: async () => deliverAll(withoutPage),
  noticeOfPush: async (text: string) => noticeOfPush(text, withoutPage),
};

// The service worker runs this very script when it has to send, so that the browser keeps one copy of it.
if ("registration" in self) Object.assign(self, service);
else {
  // What was held back for Wi-Fi goes on with it, and is held back again without it.
  line?.addEventListener("change", () => door.wake());
  addEventListener("message", ({ data: [name, ...about] }: MessageEvent<PageWords>) => {
    (door[name] as (...about: unknown[]) => void)(...about);
  });
}
