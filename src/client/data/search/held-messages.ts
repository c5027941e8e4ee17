import { splitAddresses } from "#domain/message/link/first-link.ts";
import { fileBodyOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import { isOfKind } from "#domain/message/sought-kind.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { rowsBetween } from "../database/streams.ts";

/** What a message may hold, by which its chat is looked through; the same words as in `dialog/msg/list`. */
export const heldKinds = ["image", "file", "record", "link"] as const;
export type HeldKind = (typeof heldKinds)[number];

/** Messages of a chat that are here and hold something of a kind, the newest first. */
export async function readHeldMessages(
  database: LocalDatabase,
  dialogId: number,
  kind: HeldKind,
): Promise<Message[]> {
  const stream = { kind: "message", parentId: dialogId } as const;
  const rows = await rowsBetween(database, stream, 0, Number.MAX_SAFE_INTEGER).toArray();
  return (rows as Message[]).filter((message) => isOfKind(message, kind)).toReversed();
}

/** What is here and what the server told, each once and the newest first; what is here is newer news of the same. */
export function joinHeld(
  here: readonly Message[],
  told: readonly Message[],
  kind: HeldKind,
): readonly Message[] {
  const byId = new Map([...told, ...here].map((message) => [message.id, message]));
  return [...byId.values()]
    .filter((message) => isOfKind(message, kind))
    .toSorted((left, right) => right.position - left.position);
}

/** The addresses in what a message says, each once. */
export function linksIn({ msg }: Pick<Message, "msg">): readonly string[] {
  const addresses = splitAddresses(msg.text).filter(({ isAddress }) => isAddress);
  return [...new Set(addresses.map(({ words }) => words))];
}

/** The name of a file that a message brings; "" of any other. */
export function fileNameIn(message: Pick<Message, "msg">): string {
  return fileBodyOf(message)?.name ?? "";
}
