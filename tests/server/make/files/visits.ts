import type { BodyOf } from "#contract/call.ts";
import {
  addPublicLink,
  lookIntoPublicFolder,
  openPublicLink,
} from "#contract/calls/files/public-link.ts";
import { callOf } from "#contract/command-calls.ts";
import { visitAddress } from "#contract/file-address.ts";
import type { Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import { bringContent, bytesOf, hashOf, readContent } from "../uploads.ts";
import { done } from "../world.ts";

/** What is said of a link that never was, whatever became of this one. */
export const GONE = { code: 404, reason: "publicLink.gone" };

/** How large a picture is, pixels. */
interface Sides {
  readonly width?: number;
  readonly height?: number;
}

/** Folders and files of a server, links to them, and what comes of coming by one without being signed in. */
export function visitsTo(place: () => TestServer) {
  let calls = 0;
  /** Each call comes from an address of its own, where no other is named: how many there may be is another question. */
  const from = (address?: string) => {
    calls += 1;
    return { "x-forwarded-for": address ?? `10.9.${calls >> 8}.${calls & 255}` };
  };
  return {
    from,
    async addFolder(someone: Someone, pid = 0, name = "Papers") {
      return done(place(), someone, callOf("file.addFolder"), { pid, name });
    },
    async bringItem(
      someone: Someone,
      pid: number,
      seed: number,
      name = "Mesh.bin",
      sides: Sides = {},
    ) {
      const bytes = bytesOf(300, seed);
      const told = { pid, name, size: bytes.length, md5: hashOf("md5", bytes), ...sides };
      const { item, file } = await done(place(), someone, callOf("file.add"), told);
      await bringContent(place(), someone, file.id, bytes);
      return { item, fileId: file.id, bytes };
    },
    async share(owner: Someone, id: number, { userId }: Someone, right: "read" | "write" | "none") {
      return done(place(), owner, callOf("file.share"), { id, userId: [userId], right });
    },
    async link(someone: Someone, body: BodyOf<typeof addPublicLink>) {
      return done(place(), someone, addPublicLink, body);
    },
    async come(code: string, password?: string, address?: string) {
      const body = { code, ...(password !== undefined && { password }) };
      return place().call(openPublicLink, body, "", from(address));
    },
    async ticketOf(code: string): Promise<string> {
      const { data } = await place().call(openPublicLink, { code }, "", from());
      return data.ticket;
    },
    async look(ticket: string, id: number) {
      return place().call(lookIntoPublicFolder, { ticket, id }, "", from());
    },
    async read(ticket: string, fileId: number) {
      const address = visitAddress(fileId, "whole", ticket);
      const { status, bytes } = await readContent(place(), address, from());
      return { status, bytes };
    },
  };
}
