import { expose } from "comlink";
import { openLocalDatabase } from "#client/data/database/local-database.ts";
import { startEngine } from "#client/data/sync/engine.ts";
import { createCaller } from "#client/data/sync/http.ts";
import { lead, type Leadership } from "#client/data/sync/lead.ts";

/** What a tab tells its worker about the person who is signed in. */
interface SyncSettings {
  readonly databaseName: string;
  readonly origin: string;
  readonly token: string;
  readonly language: string;
}

let leadership: Leadership | undefined;

const door = {
  start(settings: SyncSettings): void {
    const database = openLocalDatabase(settings.databaseName);
    // Also while another tab leads: who has it open learns that it is deleted, and does not make it anew.
    database.open().catch(() => undefined);
    const call = createCaller({
      origin: settings.origin,
      token: () => settings.token,
      language: () => settings.language,
    });
    const query = new URLSearchParams({
      action: "web",
      token: settings.token,
      language: settings.language,
    });
    leadership = lead({
      name: `sync:${settings.databaseName}`,
      locks: navigator.locks,
      channel: new BroadcastChannel(`sync:${settings.databaseName}`),
      start: () =>
        startEngine({
          database,
          call,
          socketUrl: () => `${settings.origin.replace(/^http/, "ws")}/ws?${query}`,
          createSocket: (url) => new WebSocket(url),
          now: () => Date.now(),
          random: () => Math.random(),
        }),
    });
  },
  wake: () => leadership?.engine()?.wake(),
  path: (path: string) => leadership?.engine()?.path(path),
  setVisible: (visible: boolean) => leadership?.setVisible(visible),
  stop: () => leadership?.stop(),
};

expose(door);
