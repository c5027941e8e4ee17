import { WebSocket } from "ws";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { acceptInvite, addInvite, login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { mintId } from "#domain/id.ts";
import { type BenchServer, credentials } from "../bench-server.ts";

/** Where somebody with a plan of their own stands; plain, so that a thread can be told it. */
export interface Seat {
  readonly address: string;
  readonly token: string;
  readonly deviceNumber: number;
  readonly planId: number;
  /** The one column of the plan. */
  readonly columnId: number;
}

/** Somebody at the server. */
export interface Caller extends Seat {
  /** A new id out of the range of this browser. */
  nextId(): number;
  call<Call extends CallDefinition>(call: Call, body: BodyOf<Call>): Promise<ReplyOf<Call>>;
  /** Makes a call with a body that was written before; the answer is read and nobody looks at it. 0 = the server hung up. */
  send(call: CallDefinition, body: string): Promise<number>;
  /** A live line. */
  openSocket(): WebSocket;
}

/** More ids than making a plan takes. */
const FURTHER = 1_000;

/** The administrator of the bench, and so many colleagues who came by invitations. */
export async function openCallers(server: BenchServer, count: number): Promise<Caller[]> {
  const visitor = callerAt(visitorAt(server));
  const clientId = "bench-client-1";
  const { token } = await visitor.call(login, { ...credentials, clientId });
  const administrator = callerAt({ ...visitorAt(server), token });
  const callers: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    const { code } = await administrator.call(addInvite, {});
    const session = await visitor.call(acceptInvite, {
      code,
      name: `Caller ${index}`,
      email: `caller-${index}@example.com`,
      password: credentials.password,
      clientId: `bench-caller-${index}`,
    });
    const { token: own, deviceNumber } = session;
    callers.push(await withPlan(callerAt({ ...visitorAt(server), token: own, deviceNumber })));
  }
  return callers;
}

async function withPlan(caller: Caller): Promise<Caller> {
  const columnId = caller.nextId();
  const columns = [{ id: columnId, name: "To do" }];
  const { id } = await caller.call(callOf("plan.add"), { name: "Bench", columns });
  return { ...caller, planId: id, columnId };
}

const visitorAt = ({ address }: BenchServer): Seat => ({
  address,
  token: "",
  deviceNumber: 0,
  planId: 0,
  columnId: 0,
});

/** What somebody can do from there. Of one seat only one caller may give ids away. */
export function callerAt(seat: Seat): Caller {
  const { address, token, deviceNumber } = seat;
  // Ids that were given away on another thread are passed by.
  let counter = seat.planId ? FURTHER : 0;
  const post = async (call: CallDefinition, body: string) =>
    fetch(address + call.path, {
      method: call.method,
      headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
      body,
    });
  return {
    ...seat,
    nextId() {
      counter += 1;
      return mintId(deviceNumber, counter);
    },
    async call(call, body) {
      const response = await post(call, JSON.stringify(body));
      const { code, data, msg } = (await response.json()) as {
        code: number;
        data: ReplyOf<typeof call>;
        msg: string;
      };
      if (code !== 200) throw new Error(`${call.name} was refused: ${msg}`);
      return data;
    },
    async send(call, body) {
      // A server that has seen enough hangs up on what is still being sent.
      const response = await post(call, body).catch(() => undefined);
      await response?.arrayBuffer();
      return response?.status ?? 0;
    },
    openSocket: () =>
      new WebSocket(`${address.replace("http", "ws")}/ws?action=web&token=${token}`),
  };
}
