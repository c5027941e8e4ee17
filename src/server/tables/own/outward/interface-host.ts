import type { Db } from "../../sql/db.ts";

/** The hosts that data interfaces may ask, as they are written, in the order of the alphabet. */
export async function listInterfaceHosts(db: Db): Promise<string[]> {
  const rows = await db.run<{ host: string }>("select host from interface_hosts order by host");
  return rows.map(({ host }) => host);
}

/** Puts these in the place of all that were there. */
export async function replaceInterfaceHosts(db: Db, hosts: readonly string[]): Promise<void> {
  await db.run("delete from interface_hosts where host <> all($1::text[])", [hosts]);
  await db.run(
    "insert into interface_hosts (host) select unnest($1::text[]) on conflict do nothing",
    [hosts],
  );
}
