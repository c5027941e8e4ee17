import { afterAll, beforeAll, expect, test } from "vitest";
import { addPasswordLink, changePassword, resetPassword } from "#contract/calls/account.ts";
import { addDevice } from "#contract/calls/device.ts";
import { setUp } from "#contract/calls/system.ts";
import { getUserInfo, login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { userScope } from "#domain/scope.ts";
import { enterLanes } from "#server/commands/lane.ts";
import { putCredential } from "#server/tables/own/credential.ts";
import type { Tx } from "#server/tables/sql/db.ts";
import { eventually } from "./database/scratch.ts";
import { holdUp, waitingForLocks } from "./make/hold-up.ts";
import { addBrowser, addSomeone, PASSWORD, type Someone } from "./make/people.ts";
import { openTestServer, type Reply, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

const NEW_PASSWORD = "another good password";

let server: TestServer;
let root: { token: string; userId: number };
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: false };
  root = (await server.call(setUp, wish)).data;
});
afterAll(async () => server.close());

async function somebody(): Promise<Someone> {
  count += 1;
  return addSomeone(server, `Person${count}`);
}

const signIn = async ({ email }: Someone) =>
  server.call(login, { email, password: PASSWORD, clientId: "client-for-tests" });

/** No session is opened while this is held: every one begins with a range of ids. */
const numbers = async (tx: Tx) => tx.run("lock table device_numbers in exclusive mode");

async function isAlive({ data }: Reply<{ token: string } | undefined>): Promise<boolean> {
  return data ? (await server.call(getUserInfo, {}, data.token)).code === 200 : false;
}

/** What ends every session of somebody. */
const endings: [string, (person: Someone) => Promise<Reply>][] = [
  [
    "changes",
    async ({ token }) =>
      server.call(
        changePassword,
        { current: PASSWORD, password: NEW_PASSWORD, endOthers: true },
        token,
      ),
  ],
  [
    "is set by a link",
    async ({ userId }) => {
      const { code } = await done(server, root, addPasswordLink, { userId });
      return server.call(resetPassword, { code, password: NEW_PASSWORD });
    },
  ],
];

test.each(endings)(
  "a sign-in under way leaves no session when the password %s",
  async (_what, end) => {
    const person = await somebody();
    const release = await holdUp(server.parts.database, numbers);
    const signedIn = signIn(person);
    await eventually(async () => (await waitingForLocks(server.parts.database)) === 1);
    let isOver = false;
    const ended = end(person).finally(() => {
      isOver = true;
    });
    await eventually(async () => isOver || (await waitingForLocks(server.parts.database)) === 2);
    await release();
    expect((await ended).code).toBe(200);
    expect(await isAlive(await signedIn)).toBe(false);
  },
);

test("a session that is opened while its person is disabled does not come back with them", async () => {
  const person = await somebody();
  const release = await holdUp(server.parts.database, numbers);
  const opened = [signIn(person), server.call(addDevice, {}, person.token)];
  await eventually(async () => (await waitingForLocks(server.parts.database)) === 2);
  const { userId: id } = person;
  let isOver = false;
  const disabled = done(server, root, callOf("user.setDisabled"), { id, disabled: true });
  const settled = disabled.finally(() => {
    isOver = true;
  });
  await eventually(async () => isOver || (await waitingForLocks(server.parts.database)) === 3);
  await release();
  await settled;
  await done(server, root, callOf("user.setDisabled"), { id, disabled: false });
  for (const reply of await Promise.all(opened)) expect(await isAlive(reply)).toBe(false);
});

test("a password that was right when it was looked at opens nothing once there is another", async () => {
  const person = await somebody();
  const release = await holdUp(server.parts.database, async (tx) => {
    await enterLanes(tx, [userScope(person.userId)]);
    await putCredential(tx, person.userId, "a hash of another password");
  });
  const signedIn = signIn(person);
  await eventually(async () => (await waitingForLocks(server.parts.database)) === 1);
  await release();
  expect(await signedIn).toMatchObject({ code: 400, reason: "user.loginFailed" });
});

test("whoever is signed out while they change the password has not changed it", async () => {
  const person = await somebody();
  const other = await addBrowser(server, person.userId);
  const release = await holdUp(server.parts.database, async (tx) => {
    await enterLanes(tx, [userScope(person.userId)]);
    await tx.run("delete from devices where id = $1", [other.deviceId]);
  });
  const body = { current: PASSWORD, password: NEW_PASSWORD, endOthers: true };
  const changed = server.call(changePassword, body, other.token);
  await eventually(async () => (await waitingForLocks(server.parts.database)) === 1);
  await release();
  expect(await changed).toMatchObject({ code: 401, reason: "signedOut" });
  expect(await signIn(person)).toMatchObject({ code: 200 });
});
