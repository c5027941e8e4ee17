import type { CallDefinition } from "#contract/call.ts";
import { addInvite } from "#server/people/invites.ts";
import { planLink } from "#server/people/plan-links.ts";
import { casesNamed } from "#tests/make/cases/all-cases.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import type { RoleCodes } from "#tests/make/cases/role-codes.ts";
import type { Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import type { Scene } from "./role-row.ts";
import { roleTable } from "./role-table.ts";

async function setScene({ parts }: TestServer, site: CaseSite): Promise<Scene> {
  const invited = await addInvite(parts, site.administrator.userId, {}, parts.now());
  if (!invited.ok) throw new Error(invited.error.reason);
  const link = { planId: site.plan.id, refresh: true };
  const linked = await planLink(parts.database, site.leader.userId, link, parts.now());
  if (!linked.ok) throw new Error(linked.error.reason);
  return { ...site, parts, code: invited.value.code, planCode: linked.value.code };
}

/** What the call is given by somebody, as its row of the table or the cases of its command say. */
export async function bodyOf(
  server: TestServer,
  call: CallDefinition,
  site: CaseSite,
  me: Someone,
): Promise<unknown> {
  if (call.command) return casesNamed(call.command).arguments(site, me);
  return roleTable[call.name]?.body?.(await setScene(server, site)) ?? {};
}

/** The code that each role gets, as the same say. */
export function codesOf(call: CallDefinition): RoleCodes | undefined {
  return call.command ? casesNamed(call.command).roles : roleTable[call.name]?.codes;
}

/** All numbers in a body or a reply that may be ids. */
export function idsIn(value: unknown): number[] {
  if (typeof value === "number") return value > 1 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}
