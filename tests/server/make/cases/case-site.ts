import {
  CASE_CONTENT,
  type CasePerson,
  type CaseSite,
  layOutCaseSite,
} from "#tests/make/cases/case-site.ts";
import { addSomeone, mintedBy, type Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import { bringContent } from "../uploads.ts";
import { addPeople, runOn } from "../world.ts";

/** A site for the cases of commands on a server, with people of its own. */
export async function makeCaseSite(server: TestServer): Promise<CaseSite<Someone>> {
  const people = await addPeople(server);
  const { userId } = people.leader;
  const colleague = await addSomeone(server, `Colleague${userId}`);
  const former = await addSomeone(server, `Former${userId}`);
  let counter = 0;
  const mint = (person: CasePerson) => mintedBy(person, (counter += 1));
  const arrive = async (person: Someone, { id: fileId }: { readonly id: number }) =>
    bringContent(server, person, fileId, Buffer.from(CASE_CONTENT));
  return layOutCaseSite({ ...people, colleague, former }, runOn(server), { mint, arrive });
}
