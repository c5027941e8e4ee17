import { callOf } from "#contract/command-calls.ts";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { PLAN_TEMPLATES_MAX } from "#domain/template/template-limits.ts";
import { STICKERS_MAX } from "#domain/sticker/sticker-limits.ts";
import { layOutSite, type RunAs } from "#tests/make/cases/case-site.ts";
import { addSomeone, type Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

let worlds = 0;

/** People who are new on a server, in their parts around a plan. */
export async function addPeople(server: TestServer) {
  worlds += 1;
  const people = {
    leader: await addSomeone(server, `Leader${worlds}`),
    member: await addSomeone(server, `Member${worlds}`),
    outsider: await addSomeone(server, `Outsider${worlds}`),
    administrator: await addSomeone(server, `Administrator${worlds}`, { isAdmin: true }),
    newcomer: await addSomeone(server, `Newcomer${worlds}`),
  };
  await makeRoom(server, people.administrator);
  return people;
}

/** A company keeps so many templates and stickers, and each site brings one: those of the sites before go in time. */
async function makeRoom(server: TestServer, administrator: Someone): Promise<void> {
  await makeRoomForStickers(server, administrator);
  const found = await server.parts.database.run<{ id: number }>("select id from plan_templates");
  if (found.length < PLAN_TEMPLATES_MAX / 2) return;
  for (const { id } of found)
    await done(server, administrator, callOf("planTemplate.remove"), { id });
}

async function makeRoomForStickers(server: TestServer, administrator: Someone): Promise<void> {
  const found = await server.parts.database.run<{ id: number }>(
    "select id from stickers where remove_time = 0",
  );
  if (found.length < STICKERS_MAX / 2) return;
  for (const { id } of found) await done(server, administrator, callOf("sticker.remove"), { id });
}

/** A plan that is alive, with the people around it. */
export async function makeWorld(server: TestServer) {
  const people = await addPeople(server);
  return { ...people, ...(await layOutSite(people, runOn(server))) };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Runs commands as other clients do, by their calls. */
export function runOn(server: TestServer): RunAs<Someone> {
  return async (someone, name, args) => done(server, someone, callOf(name), args);
}

/** Makes a call that is sure to be allowed and gives back what it answered. */
export async function done<Call extends CallDefinition>(
  server: TestServer,
  { token }: Pick<Someone, "token">,
  call: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const reply = await server.call(call, body, token);
  if (reply.code !== 200) throw new Error(`${call.name} was refused: ${reply.reason ?? reply.msg}`);
  return reply.data;
}
