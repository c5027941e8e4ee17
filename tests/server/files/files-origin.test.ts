import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadFile } from "#contract/calls/file.ts";
import { listPlans } from "#contract/calls/plan.ts";
import { contentAddress } from "#contract/file-address.ts";
import type { File as FileRow } from "#domain/file/file.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringFile, bytesOf, readContent } from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

const PUBLIC_URL = "https://plans.example.com";
const FILES_URL = "https://files.example.net";
const atFiles = { host: "files.example.net" };
const atApp = { host: "plans.example.com" };

let server: TestServer;
let world: World;
let file: FileRow;

const bytes = bytesOf(10_000, 31);

beforeAll(async () => {
  server = await openTestServer(undefined, { publicUrl: PUBLIC_URL, filesUrl: FILES_URL });
  world = await makeWorld(server);
  file = await bringFile(server, world.leader, world.group.id, bytes, "Slab.pdf");
});
afterAll(async () => server.close());

/** The address of the file as the server gives it, with and without the origin. */
async function given() {
  const asked = { type: "annex", fileId: file.id } as const;
  const { url } = (await server.call(downloadFile, asked, world.member.token)).data;
  return { url, path: url.slice(FILES_URL.length) };
}

test("bytes that open by their address come from an origin of their own", async () => {
  const { url, path } = await given();
  expect(url.startsWith(`${FILES_URL}/files/`)).toBe(true);
  const read = await readContent(server, path, { ...atFiles, range: "bytes=0-99" });
  expect(read).toMatchObject({ status: 206 });
  expect(read.bytes.equals(bytes.subarray(0, 100))).toBe(true);
  expect(read.headers).toMatchObject({
    "access-control-allow-origin": PUBLIC_URL,
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(read.headers["access-control-expose-headers"]).toContain("content-range");
});

test("at the app's own they lead there, and nothing of them is answered", async () => {
  const { path, url } = await given();
  const elsewhere = await readContent(server, path, atApp);
  expect(elsewhere).toMatchObject({ status: 302, headers: { location: url } });
  const visit = `${contentAddress(file.id, "whole")}?download=1&visit=x`;
  const visited = await readContent(server, visit, atApp);
  expect(visited).toMatchObject({ status: 302, headers: { location: FILES_URL + visit } });
  const pack = await readContent(server, "/files/pack?token=x", atApp);
  expect(pack.status).toBe(302);
  // A script that says whose session it is gets bytes that no browser ever makes a page of.
  const asked = { ...atApp, token: world.member.token };
  const fetched = await readContent(server, contentAddress(file.id, "whole"), asked);
  expect(fetched.bytes.equals(bytes)).toBe(true);
  expect(fetched.headers["access-control-allow-origin"]).toBeUndefined();
});

test("nor in any other writing of the address", async () => {
  const { path } = await given();
  const written = [
    path.replace("?token=", "?%74oken="),
    path.replace("?token=", "?download=1&%74%6Fken="),
    path.replace("/files/", "/%66iles/"),
    path.replace("/whole", "/%77hole"),
  ];
  for (const address of written) {
    const elsewhere = await readContent(server, address, atApp);
    expect(elsewhere, address).toMatchObject({
      status: 302,
      headers: { location: FILES_URL + address },
    });
    expect((await readContent(server, address, atFiles)).bytes.equals(bytes)).toBe(true);
  }
});

test("beside them nothing is answered at their origin, to nobody", async () => {
  const { token } = world.member;
  for (const url of ["/", "/index.html", "/manage/workbench", contentAddress(file.id, "whole")]) {
    const refused = await readContent(server, url, { ...atFiles, token });
    expect(refused, url).toMatchObject({ status: 404 });
  }
  const called = await server.call(listPlans, {}, token, atFiles);
  expect(called).toMatchObject({ status: 404, code: 404 });
  const ended = await readContent(server, `${contentAddress(file.id, "whole")}?token=x`, atFiles);
  expect(ended).toMatchObject({ status: 403 });
});

test("pages of the app may load them, and ask before they do", async () => {
  const { path } = await given();
  const page = await readContent(server, "/", atApp);
  const policy = String(page.headers["content-security-policy"]).split(";");
  for (const source of ["img-src", "media-src", "connect-src"])
    expect(policy.find((part) => part.startsWith(`${source} `))).toContain(` ${FILES_URL}`);
  expect(policy).toContain("script-src 'self'");
  const asked = await server.inject({ method: "OPTIONS", url: path, headers: atFiles });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    "access-control-allow-methods": "GET, HEAD",
    "access-control-allow-headers": expect.stringContaining("range"),
  });
});
