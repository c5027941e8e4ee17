import { expect } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import { createFileWire } from "#client/data/uploads/file-wire.ts";
import { startUploader, type Uploader } from "#client/data/uploads/uploader.ts";
import { openBrowserOf } from "../local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "../site.ts";
import { FileServer } from "./file-server.ts";
import { attachFile, settleAll } from "./picked-files.ts";

/** The uploads of one browser, and a server that is made up. */
export class UploadBench {
  readonly server = new FileServer();
  readonly database: LocalDatabase;
  readonly dialogId: number;
  now = 1_800_000_000_000;
  isMetered = false;
  private readonly running: Uploader[] = [];

  private constructor(database: LocalDatabase, dialogId: number) {
    this.database = database;
    this.dialogId = dialogId;
  }

  static async open(): Promise<UploadBench> {
    const world = makeCompany();
    const { id } = makeGroup(world);
    return new UploadBench(await openBrowserOf(world, MEMBER), id);
  }

  /** As a tab that begins to lead. */
  start(): Uploader {
    const wire = createFileWire({
      origin: "http://site",
      token: () => "token",
      language: () => "en",
      fetch: this.server.fetch,
    });
    const uploader = startUploader({
      database: this.database,
      wire,
      now: () => this.now,
      random: () => 0,
      isMetered: () => this.isMetered,
      rest: async () => undefined,
    });
    this.running.push(uploader);
    return uploader;
  }

  /** A file stands in the chat; its message has reached the server unless said otherwise. */
  async attach(name: string, bytes: Uint8Array<ArrayBuffer>, isSent = true): Promise<number> {
    this.now += 1;
    const { database, dialogId, now } = this;
    const { fileId } = await attachFile(database, dialogId, { name, bytes }, now);
    if (isSent) await settleAll(database);
    return fileId;
  }

  async stateOf(fileId: number): Promise<UploadRow["state"] | undefined> {
    return (await this.database.upload.get(fileId))?.state;
  }

  /** Waits until the upload is in a state; undefined = it is gone. */
  async reached(fileId: number, state: UploadRow["state"] | undefined): Promise<void> {
    await expect.poll(() => this.stateOf(fileId)).toBe(state);
  }

  stop(): void {
    for (const uploader of this.running) uploader.stop();
  }
}
