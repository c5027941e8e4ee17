import type { CallDefinition, BodyOf, ReplyOf } from "#contract/call.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { login, searchUsers } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import { type Figure, median } from "./figure.ts";

const FEW = 20;
const MANY = 20_000;
const PULLS = 60;

/** What it costs to ask for news, of somebody who is in few chats and then in very many. */
export async function measureScopes(): Promise<Figure[]> {
  const few = await newsPulledIn(FEW);
  const many = await newsPulledIn(MANY);
  return [
    { name: `news pulled by somebody in ${FEW} scopes`, value: few, unit: "ms" },
    { name: `news pulled by somebody in ${MANY} scopes`, value: many, unit: "ms" },
    { name: "the second beside the first", value: many / few, unit: "times", budget: 1.25 },
  ];
}

async function newsPulledIn(groups: number): Promise<number> {
  const server = await openBenchServer({ tasks: 0, messages: 0, groups });
  let token = "";
  const call = async <Call extends CallDefinition>(definition: Call, body: BodyOf<Call>) => {
    const response = await fetch(server.address + definition.path, {
      method: "POST",
      headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: ReplyOf<Call> }).data;
  };
  ({ token } = await call(login, { ...credentials, clientId: "bench-client-1" }));
  const [colleague] = await call(searchUsers, {});
  const userId = colleague?.userId ?? 0;
  const { id: dialogId } = await call(callOf("dialog.openUser"), { userId });
  let { epoch, head, cursor } = await call(syncPull, { epoch: "", since: 0 });
  while (cursor) ({ epoch, head, cursor } = await call(syncPull, { epoch, since: 0, cursor }));
  const times: number[] = [];
  for (let n = 0; n < PULLS; n += 1) {
    await call(callOf("message.sendText"), { dialogId, text: `News ${n}` });
    const started = performance.now();
    ({ head } = await call(syncPull, { epoch, since: head }));
    times.push(performance.now() - started);
  }
  await server.close();
  return median(times);
}
