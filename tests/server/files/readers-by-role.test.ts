import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFile } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { CASE_CONTENT } from "#tests/make/cases/case-site.ts";
import { inside, type Role, type RoleCodes, roles } from "#tests/make/cases/role-codes.ts";
import { makeCaseSite } from "../make/cases/case-site.ts";
import { addSomeone, type Someone } from "../make/people.ts";
import { setUpCompany } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringFile, partOf, readContent } from "../make/uploads.ts";
import { runOn } from "../make/world.ts";

const NOBODYS = 404;
const bytes = Buffer.from(CASE_CONTENT);
const alone: RoleCodes = inside(NOBODYS, { member: NOBODYS, colleague: NOBODYS });

/** Who reads a content, by where its file lies; to all others there is none. */
const places: Readonly<Record<string, RoleCodes>> = {
  "the chat of a task": inside(NOBODYS),
  "a group": inside(NOBODYS),
  "the chat of two": inside(NOBODYS, { colleague: NOBODYS }),
  "a shared folder": inside(NOBODYS),
  "a folder of one's own": alone,
  "no place, and is its maker's alone": alone,
};

let server: TestServer;
let callers: Readonly<Record<Role, Pick<Someone, "token">>>;
const files = new Map<string, number>();

beforeAll(async () => {
  server = await openTestServer();
  const administrator = await setUpCompany(server);
  const disabled = await addSomeone(server, "Disabled");
  const shut = { id: disabled.userId, disabled: true };
  await runOn(server)(administrator, "user.setDisabled", shut);
  const site = await makeCaseSite(server);
  const { leader, taskDialog, group, pair, arrivedFile, ownFolder } = site;
  callers = { ...site, disabled, signedOut: { token: "" } };
  for (const [place, { id }] of [
    ["the chat of a task", taskDialog],
    ["a group", group],
    ["the chat of two", pair],
  ] as const)
    files.set(place, (await bringFile(server, leader, id, bytes, "a.txt")).id);
  files.set("a shared folder", arrivedFile.fileId);
  const send = { type: "file" as const, ...partOf(bytes, "own.txt") };
  const own = await server.call(uploadFile, send, leader.token);
  files.set("no place, and is its maker's alone", own.data.fileId);
  const copy = { id: arrivedFile.id, pid: ownFolder.id };
  const copied = await server.call(callOf("file.copy"), copy, leader.token);
  files.set("a folder of one's own", copied.data.file.id);
});
afterAll(async () => server.close());

describe.each(Object.entries(places))("a file that lies in %s", (place, codes) => {
  test.each(roles)("is read by %s as is said", async (role) => {
    const address = contentAddress(files.get(place) ?? 0, "whole");
    const read = await readContent(server, address, { token: callers[role].token });
    expect(read.status).toBe(codes[role]);
    if (read.status === 200) expect(read.bytes.equals(bytes)).toBe(true);
    else expect(read.json().code).toBe(codes[role]);
  });
});
