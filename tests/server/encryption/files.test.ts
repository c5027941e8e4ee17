import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadFile } from "#contract/calls/file.ts";
import { listPlans } from "#contract/calls/plan.ts";
import { bytesOf, merge, readContent, sendAll } from "../make/uploads.ts";
import { type EncryptingSite, openEncryptingSite } from "./encrypting-site.ts";

let site: EncryptingSite;

beforeAll(async () => {
  site = await openEncryptingSite();
});
afterAll(async () => site.server.close());

test("where a company encrypts, bytes of files go by TLS alone, and nothing else does", async () => {
  await site.demand(true);
  const { server, world } = site;
  const { token } = world.leader;
  expect((await server.call(listPlans, {}, token)).reason).toBe("encryption.needed");
  const bytes = bytesOf(1_000, 81);
  await sendAll(server, world.leader, bytes);
  const merged = await merge(server, world.leader, bytes);
  expect(merged.code).toBe(200);
  const body = { type: "annex", fileId: Number(merged.data.name) };
  const link = await server.call(downloadFile, body, token);
  expect((await readContent(server, link.data.url)).bytes.equals(bytes)).toBe(true);
});
