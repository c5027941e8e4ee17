import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { claimDeviceNumber } from "#contract/calls/user.ts";
import { mintId } from "#domain/id.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let hana: Someone;
let ben: Someone;

beforeAll(async () => {
  server = await openTestServer();
  hana = await addSomeone(server, "Hana");
  ben = await addSomeone(server, "Ben");
});
afterAll(async () => server.close());

const addPlan = (person: Someone, id: number, n: number) =>
  server.call(
    syncPush,
    {
      clientId: `client-of-${person.userId}`,
      entries: [
        { n, call: "plan.add", data: { id, dialogId: id + 1, name: "Quay" }, at: server.clock.now },
      ],
    },
    person.token,
  );

test("a browser that lost its data gets a range of ids that nobody has used", async () => {
  const one = await server.call(claimDeviceNumber, {}, hana.token);
  const other = await server.call(claimDeviceNumber, {}, hana.token);
  const numbers = new Set([one.data.deviceNumber, other.data.deviceNumber, hana.deviceId]);
  expect(numbers.size).toBe(3);
});

test("what is minted in the new range is accepted from its owner alone", async () => {
  const { data } = await server.call(claimDeviceNumber, {}, hana.token);
  const id = mintId(data.deviceNumber, 1);
  const stolen = await addPlan(ben, id, 1);
  expect(stolen.data.results[0]).toMatchObject({ state: "refused", reason: "idNotYours" });
  const own = await addPlan(hana, id, 1);
  expect(own.data.results[0]).toMatchObject({ state: "applied" });
});
