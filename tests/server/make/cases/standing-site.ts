import { readHead } from "#server/tables/own/space.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { copyTables } from "#tests/make/postgres/copied-tables.ts";
import { makeCaseSite } from "./case-site.ts";
import type { Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";

/** A site that stands whole for whoever comes, whatever the one before them did to it. */
export interface StandingSite {
  whole(): Promise<CaseSite<Someone>>;
}

/** What the server counts on by memory too: it goes on from where it is. */
const GOES_ON = ["space", "changes", "device_numbers"];

/** Lays a site out once; putting its rows back costs a fraction of laying out another. `change` is made before anybody comes. */
export async function openStandingSite(
  server: TestServer,
  change: (site: CaseSite<Someone>) => Promise<void> = async () => undefined,
): Promise<StandingSite> {
  const { database } = server.parts;
  const site = await makeCaseSite(server);
  await change(site);
  const putBack = await copyTables(database, "standing", GOES_ON);
  let head = await readHead(database);
  return {
    async whole() {
      const current = await readHead(database);
      if (current !== head) await database.transaction(putBack);
      head = current;
      return site;
    },
  };
}
