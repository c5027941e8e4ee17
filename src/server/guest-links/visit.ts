import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/plans/guest-link.ts";
import type { GuestBoard } from "#domain/guest-link/guest-board.ts";
import { GUEST_VISIT } from "#domain/guest-link/guest-link-limits.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { noAccess, NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import { jsonObject, JsonText } from "../json-text.ts";
import { readCompany } from "../people/company.ts";
import { guestPasswordCounts, tryProof } from "../people/guards/tries.ts";
import { verifyPassword } from "../people/passwords.ts";
import { hashSecret } from "../people/tokens.ts";
import type { Server } from "../server.ts";
import * as links from "../tables/own/outward/guest-link.ts";
import { guestPlan, guestTaskOf } from "./guest-plan.ts";
import { standingPlan } from "./standing-link.ts";

type Parts = Pick<Server, "database" | "sealer" | "now">;

/** The same for a link that never was, was taken back, is too old, or sleeps. */
const linkGone: Refusal = { code: NOT_FOUND, reason: "guestLink.gone" };
const taskGone: Refusal = { code: NOT_FOUND, reason: "guestLink.taskGone" };

/** What stands in a ticket: by which link somebody came, and when. It is worth something for as long as the link stands. */
const visitShape = z.object({ linkId: z.number(), at: z.number() });
type Visit = z.infer<typeof visitShape>;
const VISIT = "visit to a plan";

/** `plan/guest/open`: a visit begins, or goes on. */
export async function openGuestLink(
  parts: Parts,
  { code, password, ticket = "" }: ParsedBodyOf<typeof calls.openGuestLink>,
  network: string,
): Promise<Result<ReplyOf<typeof calls.openGuestLink>, Refusal>> {
  const { database } = parts;
  const now = parts.now();
  const link = await links.guestLinkOfCode(database, hashSecret(code));
  if (!link || !(await standingPlan(database, link, now))) return failure(linkGone);
  const before = readVisit(parts, ticket);
  const visit = before?.linkId === link.id ? before : undefined;
  if (!visit) {
    const refusal = await refuseWithoutPassword(parts, link, { password, network });
    if (refusal) return failure(refusal);
  }
  const goesOn = visit !== undefined && now - visit.at < GUEST_VISIT;
  const isIn = goesOn || (await links.countGuestVisit(database, link.id, now));
  if (!isIn) return failure(linkGone);
  const company = await readCompany(database);
  return success({
    ticket: goesOn ? ticket : beginVisit(parts, { linkId: link.id, at: now }),
    company: company?.name ?? "",
    expireTime: link.expireTime,
  });
}

/** `plan/guest/look` */
export async function lookAsGuest(
  parts: Parts,
  { ticket, seen }: ParsedBodyOf<typeof calls.lookAsGuest>,
): Promise<Result<JsonText<ReplyOf<typeof calls.lookAsGuest>>, Refusal>> {
  const visited = await visitedPlan(parts, ticket);
  if (!visited) return failure(linkGone);
  const { json, mark } = await guestPlan(parts.database, visited.link, visited.plan);
  return success(
    jsonObject<ReplyOf<typeof calls.lookAsGuest>>({
      mark,
      at: parts.now(),
      board: seen === mark ? null : new JsonText<GuestBoard>(json),
    }),
  );
}

/** `plan/guest/task` */
export async function taskAsGuest(
  parts: Parts,
  { ticket, key }: ParsedBodyOf<typeof calls.taskAsGuest>,
  origin: string,
): Promise<Result<ReplyOf<typeof calls.taskAsGuest>, Refusal>> {
  const { database } = parts;
  const visited = await visitedPlan(parts, ticket);
  if (!visited) return failure(linkGone);
  const { link, plan } = visited;
  const taskId = (await guestPlan(database, link, plan)).taskOf.get(key);
  const task = taskId && (await guestTaskOf(database, link, { taskId, origin }));
  return task ? success(task) : failure(taskGone);
}

/** The link of a visit with its plan, asked anew each time; undefined where it stands no longer. */
async function visitedPlan(
  parts: Parts,
  ticket: string,
): Promise<{ readonly link: links.GuestLink; readonly plan: Plan } | undefined> {
  const { database, now } = parts;
  const visit = readVisit(parts, ticket);
  const link = visit && (await links.guestLink(database, visit.linkId));
  const plan = link && (await standingPlan(database, link, now()));
  return link && plan && { link, plan };
}

function beginVisit({ sealer }: Parts, visit: Visit): string {
  return sealer.seal(JSON.stringify(visit), VISIT);
}

/** The visit of a ticket; undefined where it never was. */
function readVisit({ sealer }: Parts, ticket: string): Visit | undefined {
  const text = ticket === "" ? undefined : sealer.open(ticket, VISIT);
  return text === undefined ? undefined : visitShape.parse(JSON.parse(text));
}

/** Who guesses waits, from one address and from all of them, as with the passwords of people. */
async function refuseWithoutPassword(
  { database, now }: Parts,
  { id, passwordHash }: links.GuestLink,
  { password, network }: { password: string | undefined; network: string },
): Promise<Refusal | undefined> {
  if (passwordHash === "") return undefined;
  if (password === undefined) return noAccess("publicLink.locked");
  const counts = guestPasswordCounts(id, network);
  const proven = await tryProof(database, counts, now(), async () =>
    verifyPassword(password, passwordHash),
  );
  if (!proven.ok) return proven.error;
  return proven.value ? undefined : parameterError("publicLink.passwordWrong");
}
