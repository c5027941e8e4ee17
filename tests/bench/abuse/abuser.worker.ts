import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { callerAt } from "./abuse-client.ts";
import { abuses } from "./abuses.ts";
import type { Order } from "./open-abuser.ts";

/** The same abuse at the same time. */
const AT_ONCE = 4;

const { label, seat } = workerData as Order;
const found = abuses.find((abuse) => abuse.label === label);
if (!found || !parentPort) throw new Error("Nobody ordered this abuse");
const abuse = await found.prepare(callerAt(seat));
parentPort.postMessage("ready");
const [lasts] = (await once(parentPort, "message")) as [number];
const end = performance.now() + lasts;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < end) await abuse();
  }),
);
parentPort.postMessage("over");
