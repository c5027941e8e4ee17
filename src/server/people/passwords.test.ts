import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("a hash knows its password and no other, and says how it was made", async () => {
  const hash = await hashPassword("a long enough secret");
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword("a long enough secret", hash)).toBe(true);
  expect(await verifyPassword("a long enough secreT", hash)).toBe(false);
});

test("the same password hashed twice gives two hashes", async () => {
  expect(await hashPassword("secret secret")).not.toBe(await hashPassword("secret secret"));
});

test("nobody gets in where there is no account", async () => {
  expect(await verifyPassword("anything", undefined)).toBe(false);
});

test("letters typed composed or decomposed are the same password", async () => {
  const hash = await hashPassword("Z\u00fcrich-2026");
  expect(await verifyPassword("Zu\u0308rich-2026", hash)).toBe(true);
});

test("a hash made with a smaller cost still works", async () => {
  const hash = "scrypt$10$8$1$AAAAAAAAAAAAAAAAAAAAAA$nBdmTA85swYw6Md7u-MGJwlfspqBGdPqrq37iSFNwhs";
  expect(await verifyPassword("whatever", hash)).toBe(true);
});
