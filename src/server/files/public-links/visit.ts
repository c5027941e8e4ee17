import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/files/public-link.ts";
import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { foldersAbove } from "#domain/library/library-tree.ts";
import { PUBLIC_VISIT_KEPT } from "#domain/library/public-link-limits.ts";
import { runReading } from "#domain/reading.ts";
import { noAccess, NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { readCompany } from "../../people/company.ts";
import { linkPasswordCounts, tryProof } from "../../people/guards/tries.ts";
import { verifyPassword } from "../../people/passwords.ts";
import { hashSecret } from "../../people/tokens.ts";
import type { Server } from "../../server.ts";
import * as links from "../../tables/files/public-link.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { standingLink } from "./standing-link.ts";

/** What it takes to know whether a visit goes on. */
export type VisitParts = Pick<Server, "database" | "sealer" | "now">;

/** The same for a link that never was, was taken back, is too old, is used up, or stands no longer. */
export const linkGone: Refusal = { code: NOT_FOUND, reason: "publicLink.gone" };

/** What stands in the ticket of a visit: by which link somebody came, and until when they may look around. */
const visitShape = z.object({ linkId: z.number(), until: z.number() });
const VISIT = "visit by a public link";

/** `file/link/open`: a visit begins, or goes on. */
export async function openPublicLink(
  parts: VisitParts,
  { code, password, ticket = "" }: ParsedBodyOf<typeof calls.openPublicLink>,
  network: string,
): Promise<Result<ReplyOf<typeof calls.openPublicLink>, Refusal>> {
  const { database } = parts;
  const now = parts.now();
  const link = await links.publicLinkOfCode(database, hashSecret(code));
  if (!link) return failure(linkGone);
  const goesOn = linkOfVisit(parts, ticket) === link.id;
  const isLeft = goesOn || link.maxUses === 0 || link.uses < link.maxUses;
  const item = isLeft ? await standingLink(database, link, now) : undefined;
  if (!item) return failure(linkGone);
  if (!goesOn) {
    const refusal = await refuseWithoutPassword(parts, link, { password, network });
    if (refusal) return failure(refusal);
  }
  const [shown, company] = await Promise.all([
    links.sharedItem(database, item.id),
    readCompany(database),
  ]);
  const isIn = goesOn || (await links.usePublicLink(database, link.id, now));
  if (!shown || !isIn) return failure(linkGone);
  const visit = goesOn ? ticket : beginVisit(parts, link.id);
  return success({ ticket: visit, company: company?.name ?? "", item: shown });
}

function beginVisit({ sealer, now }: VisitParts, linkId: Id): string {
  const visit: z.infer<typeof visitShape> = { linkId, until: now() + PUBLIC_VISIT_KEPT };
  return sealer.seal(JSON.stringify(visit), VISIT);
}

/** The link by which somebody came; undefined where the visit is over, or never was. */
export function linkOfVisit({ sealer, now }: VisitParts, ticket: string): Id | undefined {
  const text = ticket === "" ? undefined : sealer.open(ticket, VISIT);
  const visit = text === undefined ? undefined : visitShape.parse(JSON.parse(text));
  return visit && visit.until > now() ? visit.linkId : undefined;
}

/** Who guesses waits, from one address and from all of them, as with the passwords of people. */
async function refuseWithoutPassword(
  { database, now }: VisitParts,
  { id, passwordHash }: links.PublicLink,
  { password, network }: { password: string | undefined; network: string },
): Promise<Refusal | undefined> {
  if (passwordHash === "") return undefined;
  if (password === undefined) return noAccess("publicLink.locked");
  const counts = linkPasswordCounts(id, network);
  const proven = await tryProof(database, counts, now(), async () =>
    verifyPassword(password, passwordHash),
  );
  if (!proven.ok) return proven.error;
  return proven.value ? undefined : parameterError("publicLink.passwordWrong");
}

/** `file/link/folder`: what lies there, for who is on a visit. */
export async function lookIntoFolder(
  parts: VisitParts,
  { ticket, id }: ParsedBodyOf<typeof calls.lookIntoPublicFolder>,
): Promise<Result<ReplyOf<typeof calls.lookIntoPublicFolder>, Refusal>> {
  const { database } = parts;
  const top = await topOfVisit(parts, ticket);
  const folder = top && (await tableOf("libraryItem").get(database, id));
  const path = folder?.kind === "folder" ? await pathFrom(database, top?.id ?? 0, folder) : [];
  if (path.length === 0) return failure(linkGone);
  return success({
    path: path.map(({ id: at, name }) => ({ id: at, name })),
    items: await links.sharedItemsIn(database, id),
  });
}

/** A file that somebody on a visit may look at: as it is now, not as it was before. */
export async function fileOfVisit(
  parts: VisitParts,
  ticket: string,
  fileId: Id,
): Promise<File | undefined> {
  const { database } = parts;
  const top = await topOfVisit(parts, ticket);
  const file = top && (await tableOf("file").get(database, fileId));
  const item = file && (await tableOf("libraryItem").get(database, file.itemId));
  if (!top || item?.fileId !== fileId) return undefined;
  return (await pathFrom(database, top.id, item)).length > 0 ? file : undefined;
}

/** The thing to which the link of a visit leads, asked anew each time; undefined where the visit is over. */
async function topOfVisit(parts: VisitParts, ticket: string): Promise<LibraryItem | undefined> {
  const linkId = linkOfVisit(parts, ticket);
  return linkId === undefined ? undefined : topOfLink(parts, linkId);
}

/** The thing to which a link leads at this moment; undefined where it stands no longer. */
export async function topOfLink(
  { database, now }: Pick<VisitParts, "database" | "now">,
  linkId: Id,
): Promise<LibraryItem | undefined> {
  const link = await links.publicLink(database, linkId);
  return link && standingLink(database, link, now());
}

/** From the thing of the link down to what lies in it; empty where that is somewhere else, or in the trash. */
export async function pathFrom(db: Db, topId: Id, item: LibraryItem): Promise<LibraryItem[]> {
  const rows = new RowsInWork(db);
  const above = await runReading(foldersAbove(item.pid), async (ask) => rows.answer(ask));
  const up = [item, ...above];
  const at = up.findIndex(({ id }) => id === topId);
  const path = up.slice(0, at + 1).toReversed();
  return path.every(({ removedTime }) => removedTime === 0) ? path : [];
}
