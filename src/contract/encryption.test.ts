import { expect, test } from "vitest";
import { goesEncrypted, readEncryptHeader, writeEncryptHeader } from "./encryption.ts";
import { calls } from "./registry.ts";

const keyId = "0123456789abcdef0123456789abcdef01234567";
const clientKey = `${"Ab+/".repeat(80)}==`;

test("the header names the server's key and the key for the reply", () => {
  const header = writeEncryptHeader({ keyId, clientKey });
  expect(header).toMatch(/^encrypt_type=pgp;encrypt_id=0123/);
  expect(readEncryptHeader(header)).toEqual({ keyId, clientKey });
});

test("anything else is no such header", () => {
  for (const text of [
    "",
    "encrypt_type=pgp",
    writeEncryptHeader({ keyId: "mine", clientKey }),
    writeEncryptHeader({ keyId, clientKey: "short" }),
    writeEncryptHeader({ keyId, clientKey: `${clientKey};more=1` }),
    writeEncryptHeader({ keyId, clientKey }).replace("pgp", "rot13"),
  ]) {
    expect(readEncryptHeader(text), text).toBeUndefined();
  }
});

test("what goes in plain where a company encrypts is what anybody may know", () => {
  const plain = calls.filter((call) => !goesEncrypted(call) && !call.byTlsOnly);
  expect(plain.every(({ access }) => access === "open")).toBe(true);
  expect(plain.map(({ name }) => name).toSorted()).toEqual([
    "device.session",
    "device.socketStatus",
    "system.bundles",
    "system.health",
    "system.logo",
    "system.prefetch",
    "system.setting",
    "system.version",
    "user.serverKey",
  ]);
});

test("what goes by TLS alone although it is not for anybody is bytes of files, and nothing else", () => {
  const bytes = calls.filter(({ byTlsOnly }) => byTlsOnly);
  expect(bytes.map(({ name }) => name).filter((name) => !name.startsWith("file."))).toEqual([]);
  expect(bytes.filter(({ command }) => command)).toEqual([]);
  expect(bytes.some(({ part }) => part)).toBe(true);
});
