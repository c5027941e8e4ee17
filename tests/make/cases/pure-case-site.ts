import { arrivalChanges } from "#domain/file/arrival.ts";
import { ADMIN, COLLEAGUE, FORMER, LEADER, makeCompany, MEMBER, OUTSIDER } from "../site.ts";
import type { World } from "../world.ts";
import { type CasePerson, type CaseSite, layOutCaseSite } from "./case-site.ts";

const NEWCOMER = 7;

/** A site in memory, and the world in which it stands. */
export async function makePureCaseSite(): Promise<{ world: World; site: CaseSite }> {
  const world = makeCompany();
  const person = (userId: number): CasePerson => {
    const deviceId = 100 + userId;
    const put = { id: deviceId, userId, name: "Firefox · Linux", createTime: world.now };
    world.put([{ entity: "device", action: "add", put }]);
    return { userId, deviceId };
  };
  for (const id of [FORMER, NEWCOMER]) {
    const put = { ...world.row("user", OUTSIDER), id, nickname: `P ${id}`, deleteTime: 0 };
    world.put([
      { entity: "user", action: "add", put },
      { entity: "account", action: "add", put: { ...world.row("account", OUTSIDER), id } },
    ]);
  }
  const people = {
    administrator: person(ADMIN),
    leader: person(LEADER),
    member: person(MEMBER),
    colleague: person(COLLEAGUE),
    outsider: person(OUTSIDER),
    former: person(FORMER),
    newcomer: person(NEWCOMER),
  };
  const site = await layOutCaseSite(
    people,
    async ({ userId }, name, args) => world.does(userId, name, args).reply,
    {
      mint: () => world.nextId(),
      arrive: async (_person, file) => world.put(arrivalChanges(file, "", world.now)),
    },
  );
  return { world, site };
}
