import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/files/public-link.ts";
import { refuseTaking } from "#domain/library/can-use-library.ts";
import { PUBLIC_LINKS_MAX } from "#domain/library/public-link-limits.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import type { Id } from "#domain/id.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { enterLanes } from "../../commands/lane.ts";
import { readCompanySetting } from "../../people/company.ts";
import { hashPassword } from "../../people/passwords.ts";
import { hashSecret, newSecret } from "../../people/tokens.ts";
import type { Server } from "../../server.ts";
import * as links from "../../tables/files/public-link.ts";
import { addAudit } from "../../tables/own/audit.ts";
import type { Database, Db } from "../../tables/sql/db.ts";
import { itemToLink, standingLink } from "./standing-link.ts";

type Link = ReplyOf<typeof calls.listPublicLinks>[number];

const gone = parameterError("file.gone");

/** `file/link/list` */
export async function listPublicLinks(
  db: Db,
  userId: Id,
  id: Id,
  now: number,
): Promise<Result<Link[], Refusal>> {
  const found = await itemToLink(db, id, userId, now);
  if (!found.ok) return found;
  const rows = await links.publicLinksTo(db, id);
  return success(await Promise.all(rows.map(async (row) => shown(db, row, now))));
}

/** `file/link/add`: what is kept is a hash, so that nobody reads the code a second time. */
export async function addPublicLink(
  { database, mint }: Pick<Server, "database" | "mint">,
  userId: Id,
  { id, password, expireTime = 0, maxUses = 0 }: ParsedBodyOf<typeof calls.addPublicLink>,
  now: number,
): Promise<Result<ReplyOf<typeof calls.addPublicLink>, Refusal>> {
  const seen = await itemToLink(database, id, userId, now);
  if (!seen.ok) return seen;
  if (expireTime > 0 && expireTime <= now) return failure(parameterError("publicLink.over"));
  const code = newSecret();
  const passwordHash = password === undefined ? "" : await hashPassword(password);
  return database.transaction(async (tx) => {
    // Whoever takes the right away, or moves the thing, is waited for.
    await enterLanes(tx, [shelfScope(seen.value.item)]);
    const found = await itemToLink(tx, id, userId, now);
    if (!found.ok) return found;
    if (!(await readCompanySetting(tx)).publicLinks)
      return failure(noAccess("publicLink.notAllowed"));
    if ((await links.publicLinksTo(tx, id)).length >= PUBLIC_LINKS_MAX)
      return failure(parameterError("publicLink.max", { count: PUBLIC_LINKS_MAX }));
    const row: links.PublicLink = {
      id: mint.nextId(),
      itemId: id,
      codeHash: hashSecret(code),
      passwordHash,
      userId,
      createTime: now,
      expireTime,
      maxUses,
      uses: 0,
      lastTime: 0,
    };
    await links.addPublicLink(tx, row);
    const detail = { name: found.value.item.name };
    await addAudit(tx, [{ kind: "publicLinkAdd", targetId: id, detail, userId, at: now }]);
    return success({ link: await shown(tx, row, now), code });
  });
}

/** `file/link/delete`: to whoever may not know of it a link is as gone as one that was taken back. */
export async function removePublicLink(
  database: Database,
  userId: Id,
  linkId: Id,
  now: number,
): Promise<Result<{ id: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const link = await links.publicLink(tx, linkId);
    if (!link) return failure(gone);
    const found = await itemToLink(tx, link.itemId, userId, now);
    if (!found.ok) return found;
    const others = link.userId === userId ? undefined : refuseTaking(found.value, { userId });
    if (others) return failure(others);
    await links.removePublicLink(tx, linkId);
    const { id: targetId, name } = found.value.item;
    const note = { kind: "publicLinkRemove", targetId, detail: { name }, userId, at: now } as const;
    await addAudit(tx, [note]);
    return success({ id: linkId });
  });
}

async function shown(db: Db, link: links.PublicLink, now: number): Promise<Link> {
  const { codeHash: _code, passwordHash, ...rest } = link;
  const isLeft = link.maxUses === 0 || link.uses < link.maxUses;
  const works = isLeft && (await standingLink(db, link, now)) !== undefined;
  return { ...rest, hasPassword: passwordHash !== "", works };
}
