import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { versionBeside } from "#domain/library/versions/versions-beside.ts";
import type { File } from "#domain/file/file.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf, readContent } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

const told = (text: string) => {
  const bytes = Buffer.from(text);
  return { bytes, content: { size: bytes.length, md5: hashOf("md5", bytes) } };
};

/** A note of the leader's in a folder in which the member may write. */
async function makeNote() {
  const { leader, member, outsider } = await addPeople(server);
  const folder = await done(server, leader, callOf("file.addFolder"), { name: "Notes" });
  const letIn = { id: folder.id, userId: [member.userId], right: "write" as const };
  await done(server, leader, callOf("file.share"), letIn);
  const { bytes, content } = told("# Pour\n");
  const named = { pid: folder.id, name: "Pour.md", ...content };
  const { item, file } = await done(server, leader, callOf("file.add"), named);
  await bringContent(server, leader, file.id, bytes);
  const save = async (
    someone: Someone,
    text: string,
    from: { baseId: number; settlesId?: number },
  ) => {
    const { bytes: written, content: size } = told(text);
    const args = { id: item.id, name: "Pour.md", ...size, ...from };
    const saved = await done(server, someone, callOf("file.addVersion"), args);
    await bringContent(server, someone, saved.file.id, written);
    return saved;
  };
  return { leader, member, outsider, item, file, save };
}

async function textOf({ id }: Pick<File, "id">, { token }: Someone): Promise<string> {
  return (await readContent(server, contentAddress(id, "whole"), { token })).bytes.toString();
}

test("two saved from one version are both kept, and one settles the other", async () => {
  const { leader, member, file, save } = await makeNote();
  const theirs = await save(member, "# Pour\nAt seven\n", { baseId: file.id });
  const mine = await save(leader, "# Pour\nAt eight\n", { baseId: file.id });
  expect(mine.item).toMatchObject({ fileId: mine.file.id, version: 3 });
  expect(await textOf(theirs.file, leader)).toBe("# Pour\nAt seven\n");
  expect(await textOf(mine.file, member)).toBe("# Pour\nAt eight\n");
  const versions = [file, theirs.file, mine.file];
  expect(versionBeside(versions, mine.item.fileId)?.id).toBe(theirs.file.id);
  const settled = await save(member, "# Pour\nAt seven\n", {
    baseId: mine.file.id,
    settlesId: theirs.file.id,
  });
  expect(versionBeside([...versions, settled.file], settled.item.fileId)).toBeUndefined();
});

test("whoever was not let in saves nothing and reads nothing, whatever version they name", async () => {
  const { outsider, item, file } = await makeNote();
  const args = { id: item.id, name: "Pour.md", ...told("mine").content, baseId: file.id };
  const refused = await server.call(callOf("file.addVersion"), args, outsider.token);
  expect(refused).toMatchObject({ code: 400, reason: "file.gone" });
  const { token } = outsider;
  const read = await readContent(server, contentAddress(file.id, "whole"), { token });
  expect(read.status).not.toBe(200);
});

test("a document is never shown by the server: its page is saved as a file", async () => {
  const { leader } = await makeNote();
  const { bytes, content } = told("<!doctype html><body><script>alert(1)</script></body>");
  const named = { name: "Report.html", ...content };
  const { file } = await done(server, leader, callOf("file.add"), named);
  await bringContent(server, leader, file.id, bytes);
  const { token } = leader;
  const { headers } = await readContent(server, contentAddress(file.id, "whole"), { token });
  expect(headers["content-disposition"]).toMatch(/^attachment/);
  expect(headers["content-security-policy"]).toContain("sandbox");
});
