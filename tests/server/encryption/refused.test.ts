import { createMessage, encrypt, enums, generateKey, readKey, readMessage } from "openpgp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getServerKey } from "#contract/calls/encryption.ts";
import { callOf } from "#contract/command-calls.ts";
import { writeEncryptHeader } from "#contract/encryption.ts";
import { createOpenPgpCipher } from "#client/data/encryption/open-pgp-cipher.ts";
import { readHead } from "#server/tables/own/space.ts";
import { type EncryptingSite, openEncryptingSite } from "./encrypting-site.ts";

let site: EncryptingSite;

beforeAll(async () => {
  site = await openEncryptingSite();
});
afterAll(async () => site.server.close());

test("the same mutation sent again, as somebody could who listened, is done once", async () => {
  const { key, own, header } = await site.exchangeKeys();
  const body = {
    clientId: "client-that-listens",
    entries: [
      {
        n: 1,
        call: "task.add",
        data: { planId: site.world.plan.id, name: "Only once" },
        at: site.server.clock.now,
      },
    ],
  };
  const payload = { path: "/api/sync/push", header, body };
  const encrypted = await own.seal(JSON.stringify(payload), key.key);
  const states: unknown[] = [];
  for (const _time of [1, 2]) {
    const { encrypted: answer = "" } = await site.post("/api/sync/push", header, { encrypted });
    const { data } = JSON.parse(await own.open(answer)) as {
      data: { results: { state: string }[] };
    };
    states.push(data.results[0]?.state);
  }
  expect(states).toEqual(["applied", "duplicate"]);
});

test("what was changed, cut off, taken from another call or sent for another's answer is refused", async () => {
  const body = { planId: site.world.plan.id, name: "Never" };
  const before = await readHead(site.server.parts.database);
  const another = await createOpenPgpCipher();
  const { data: key } = await site.server.call(getServerKey, {});
  const stolen = writeEncryptHeader({ keyId: key.id, clientKey: another.publicKey });
  const unreadable = { code: 400, reason: "encryption.unreadable" };
  const middle = (text: string) => text.length - 80;
  for (const [what, wish] of Object.entries({
    changed: {
      alter: (text: string) =>
        text.slice(0, middle(text)) +
        (text[middle(text)] === "A" ? "B" : "A") +
        text.slice(middle(text) + 1),
    },
    "cut off": { alter: (text: string) => text.slice(0, 300) },
    "no message": { alter: () => "Good morning" },
    "of another call": { path: "/api/plan/remove" },
    "for another's answer": { header: stolen, bound: "the header it was sent with" },
    "without a key for the answer": { header: `encrypt_type=pgp;encrypt_id=${key.id}` },
  })) {
    expect(await site.send(callOf("task.add"), { body, ...wish }), what).toMatchObject(unreadable);
  }
  expect(await site.post(callOf("task.add").path, stolen, body)).toMatchObject(unreadable);
  expect(await readHead(site.server.parts.database)).toBe(before);
});

test("a key that is not the server's is named as such, and one that costs too much is not used", async () => {
  const own = await createOpenPgpCipher();
  const foreign = writeEncryptHeader({ keyId: "ab".repeat(20), clientKey: own.publicKey });
  expect(await site.send(callOf("task.add"), { header: foreign })).toMatchObject({
    code: 400,
    reason: "encryption.keyUnknown",
  });
  const { data: key } = await site.server.call(getServerKey, {});
  const old = await generateKey({
    type: "ecc",
    curve: "nistP256",
    userIDs: [{ name: "Other" }],
    format: "object",
  });
  const clientKey = Buffer.from(old.publicKey.write()).toString("base64");
  const header = writeEncryptHeader({ keyId: key.id, clientKey });
  expect(await site.send(callOf("task.add"), { header })).toMatchObject({
    reason: "encryption.unreadable",
  });
});

test("what is small on its way and unfolds to more than the server takes is refused", async () => {
  const { key, header } = await site.exchangeKeys();
  const body = { dialogId: site.world.group.id, text: "a".repeat(17 * 1024 * 1024) };
  const encrypted = await encrypt({
    message: await createMessage({
      text: JSON.stringify({ path: callOf("message.sendText").path, header, body }),
    }),
    encryptionKeys: await readKey({ armoredKey: key.key }),
    config: { preferredCompressionAlgorithm: enums.compression.zlib },
  });
  expect(encrypted.length).toBeLessThan(200_000);
  expect(await site.post(callOf("message.sendText").path, header, { encrypted })).toMatchObject({
    reason: "encryption.unreadable",
  });
});

test("a message for many recipients is not tried", async () => {
  const { key, header } = await site.exchangeKeys();
  const recipient = await readKey({ armoredKey: key.key });
  const encrypted = await encrypt({
    message: await createMessage({
      text: JSON.stringify({ path: callOf("task.add").path, header }),
    }),
    encryptionKeys: [recipient, recipient],
  });
  expect((await readMessage({ armoredMessage: encrypted })).getEncryptionKeyIDs()).toHaveLength(2);
  expect(await site.post(callOf("task.add").path, header, { encrypted })).toMatchObject({
    reason: "encryption.unreadable",
  });
});
