import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/forms/http-interface.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import {
  type ListedHost,
  listedFor,
  readListedHost,
  writeListedHost,
} from "#domain/data-interface/http/listed-host.ts";
import { readAddress } from "#domain/data-interface/http/request-address.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { mayBeListed } from "../outward/request-listed.ts";
import type { Server } from "../server.ts";
import { addAudit } from "../tables/own/audit.ts";
import { listInterfaceHosts, replaceInterfaceHosts } from "../tables/own/outward/interface-host.ts";
import type { Db } from "../tables/sql/db.ts";

/** Letters of a line of the audit log. */
const NOTE_MAX = 500;

/** `dataInterface/hosts` */
export async function interfaceHosts(
  db: Db,
): Promise<Result<ReplyOf<typeof calls.listInterfaceHosts>, Refusal>> {
  return success({ hosts: await listInterfaceHosts(db) });
}

/** `dataInterface/saveHosts`: all of them or none. */
export async function replaceHosts(
  { database, now }: Pick<Server, "database" | "now">,
  userId: Id,
  { hosts }: ParsedBodyOf<typeof calls.saveInterfaceHosts>,
): Promise<Result<ReplyOf<typeof calls.saveInterfaceHosts>, Refusal>> {
  const written = new Map<string, ListedHost>();
  for (const text of hosts) {
    const host = readListedHost(text);
    if (!host || !mayBeListed(host))
      return failure(parameterError("dataInterface.hostOdd", { host: text }));
    written.set(writeListedHost(host), host);
  }
  const places = [...written.values()];
  const twice = places.find((host) => listedFor(places, host) !== host);
  if (twice) return failure(parameterError("dataInterface.twice", { field: twice.host }));
  return database.transaction(async (tx) => {
    const before = await listInterfaceHosts(tx);
    const after = [...written.keys()];
    const note = [
      ...after.filter((host) => !before.includes(host)).map((host) => `+ ${host}`),
      ...before.filter((host) => !written.has(host)).map((host) => `- ${host}`),
    ].join(", ");
    if (note !== "") {
      await replaceInterfaceHosts(tx, after);
      const detail = { what: "hosts", note: note.slice(0, NOTE_MAX) };
      await addAudit(tx, [
        { kind: "dataInterface", targetId: COMPANY_ID, detail, userId, at: now() },
      ]);
    }
    return success({ hosts: await listInterfaceHosts(tx) });
  });
}

/** The entry of the list that lets an address be asked. */
export async function listedHostOf(db: Db, url: string): Promise<Result<ListedHost, Refusal>> {
  const address = readAddress(url);
  if (!address) return failure(parameterError("dataInterface.addressOdd"));
  const hosts = (await listInterfaceHosts(db)).flatMap((text) => readListedHost(text) ?? []);
  const listed = listedFor(hosts, address);
  if (listed && mayBeListed(listed)) return success(listed);
  const host = writeListedHost({ ...address, address: "" });
  return failure(parameterError("dataInterface.hostNotListed", { host }));
}
