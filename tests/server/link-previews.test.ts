import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import type { Message } from "#domain/message/message.ts";
import { LINK_THUMB_BYTES_MAX } from "#domain/message/link/link-limits.ts";
import { lookUpLinks } from "#server/link-previews/start-link-previews.ts";
import { lookUpLink } from "#server/link-previews/look-up-link.ts";
import { tableOf } from "#server/tables/registry.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { type Crew, makeCrew } from "./make/site.ts";
import { done } from "./make/world.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: TestServer;
let crew: Crew;
let pages: Awaited<ReturnType<typeof openPages>>;
let dialogId: number;

/** Pages on a port of this machine. */
async function openPages() {
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const listener = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers.get(request.url ?? "");
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    on: (path: string, answer: Answer) => void answers.set(path, answer),
    async close() {
      listener.close();
      listener.closeAllConnections();
      await once(listener, "close");
    },
  };
}

const html =
  (body: string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end(body);
const title = (words: string) => html(`<title>${words}</title>`);

beforeAll(async () => {
  pages = await openPages();
  server = await openTestServer(undefined, { linksPrivate: true });
  crew = await makeCrew(server);
  dialogId = (
    await done(server, crew.leader, callOf("dialog.addGroup"), {
      name: "Links",
      userId: [crew.member.userId],
    })
  ).id;
  const board = await readFile(new URL("../../docs/board.png", import.meta.url));
  pages.on("/board.png", (_request, response) => {
    response.writeHead(200, { "content-type": "image/png" }).end(board);
  });
});

afterAll(async () => {
  await server.close();
  await pages.close();
});

const say = async (text: string) => {
  const { id } = await done(server, crew.member, callOf("message.sendText"), { dialogId, text });
  await lookUpLinks(server.parts);
  return id;
};
const msgOf = async (id: number) =>
  (await tableOf("message").get(server.parts.database, id))?.msg as Extract<
    Message["msg"],
    { type: "text" | "md" }
  >;
const times = (path: string) => pages.asked.filter((asked) => asked === path).length;

test("a message shows where its link leads, with a small picture drawn by us", async () => {
  pages.on(
    "/norm",
    html(
      `<title>Norm</title><meta property="og:description" content="Frost"><meta property="og:image" content="/board.png">`,
    ),
  );
  const id = await say(`See ${pages.origin}/norm and ${pages.origin}/second`);
  const { link } = await msgOf(id);
  expect(link).toMatchObject({ url: `${pages.origin}/norm`, title: "Norm", text: "Frost" });
  expect([link?.width, link?.height]).toEqual([240, 150]);
  const jpeg = Buffer.from(link?.thumb ?? "", "base64");
  expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(jpeg.length).toBeLessThanOrEqual(LINK_THUMB_BYTES_MAX);
  expect(times("/second")).toBe(0);
});

test("a picture is shown as itself, under its name", async () => {
  const { link } = await msgOf(await say(`${pages.origin}/board.png`));
  expect(link).toMatchObject({ title: "board.png", text: "", width: 240, height: 150 });
});

test("a page is asked once, also where there is nothing to be had", async () => {
  pages.on("/once", title("Once"));
  const vain = new Set<string>();
  const { id } = await done(server, crew.member, callOf("message.sendText"), {
    dialogId,
    text: `${pages.origin}/nothing`,
  });
  await lookUpLinks(server.parts, vain);
  await done(server, crew.leader, callOf("message.setEmoji"), { msgId: id, symbol: "👍" });
  await lookUpLinks(server.parts, vain);
  expect([(await msgOf(id)).link, times("/nothing")]).toEqual([undefined, 1]);
  const other = await say(`${pages.origin}/once`);
  await done(server, crew.leader, callOf("message.setEmoji"), { msgId: other, symbol: "👍" });
  await lookUpLinks(server.parts);
  expect([(await msgOf(other)).link?.title, times("/once")]).toEqual(["Once", 1]);
});

test("who edits the link away or takes the preview away is obeyed", async () => {
  pages.on("/first", title("First"));
  pages.on("/other", title("Other"));
  const id = await say(`${pages.origin}/first`);
  const edit = { msgId: id, text: `Rather ${pages.origin}/other` };
  await done(server, crew.member, callOf("message.edit"), edit);
  expect((await msgOf(id)).link).toBeUndefined();
  await lookUpLinks(server.parts);
  expect((await msgOf(id)).link?.title).toBe("Other");
  const refused = await server.call(callOf("message.unlink"), { msgId: id }, crew.leader.token);
  expect(refused.reason).toBe("message.authorOnly");
  await done(server, crew.member, callOf("message.unlink"), { msgId: id });
  await lookUpLinks(server.parts);
  expect(await msgOf(id)).toMatchObject({ noLink: true });
  expect(times("/other")).toBe(1);
});

test("redirections are followed to an end, and what is no page says nothing", async () => {
  pages.on("/moved", (_request, response) => {
    response.writeHead(302, { location: "/arrived" }).end();
  });
  pages.on("/arrived", title("Arrived"));
  pages.on("/circle", (_request, response) => {
    response.writeHead(302, { location: "/circle" }).end();
  });
  pages.on("/program", (_request, response) => {
    response.writeHead(200, { "content-type": "application/zip" }).end("PK");
  });
  pages.on("/packed", (_request, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end("x");
  });
  expect((await msgOf(await say(`${pages.origin}/moved`))).link?.title).toBe("Arrived");
  for (const path of ["/circle", "/program", "/packed"])
    expect((await msgOf(await say(pages.origin + path))).link).toBeUndefined();
  expect(times("/circle")).toBe(5);
});

test("of an endless page only the beginning is read, and a picture that unpacks to too much is left", async () => {
  let written = 0;
  pages.on("/endless", (request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write("<title>Endless</title>");
    const more = () => {
      while (!request.socket.destroyed && response.write(" ".repeat(65_536))) written += 65_536;
    };
    response.on("drain", more);
    more();
  });
  const bomb = Buffer.alloc(64);
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1").copy(bomb);
  bomb.writeUInt32BE(100_000, 16);
  bomb.writeUInt32BE(100_000, 20);
  pages.on("/bomb.png", (_request, response) => {
    response.writeHead(200, { "content-type": "image/png" }).end(bomb);
  });
  expect((await msgOf(await say(`${pages.origin}/endless`))).link?.title).toBe("Endless");
  expect(written).toBeLessThan(50_000_000);
  expect((await msgOf(await say(`${pages.origin}/bomb.png`))).link).toBeUndefined();
});

test("where the operator does not say otherwise, nobody is led into their network", async () => {
  const before = pages.asked.length;
  for (const address of [
    `${pages.origin}/norm`,
    "https://127.0.0.1/",
    "https://localhost/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::1]/",
    "https://database.internal/",
    "http://example.com/",
    "https://example.com:8443/",
  ])
    await expect(lookUpLink(address, false)).rejects.toThrow("This address leads nowhere");
  expect(pages.asked.length).toBe(before);
});

test("a company that switches it off asks no page", async () => {
  pages.on("/off", title("Off"));
  const { administrator } = crew;
  await done(server, administrator, callOf("setting.save"), { linkPreviews: false });
  const id = await say(`${pages.origin}/off`);
  await done(server, administrator, callOf("setting.save"), { linkPreviews: true });
  await lookUpLinks(server.parts);
  expect([(await msgOf(id)).link, times("/off")]).toEqual([undefined, 0]);
});

test("what was said long ago stands without", async () => {
  pages.on("/old", title("Old"));
  const { id } = await done(server, crew.member, callOf("message.sendText"), {
    dialogId,
    text: `${pages.origin}/old`,
  });
  server.clock.now += 2 * 3_600_000;
  await lookUpLinks(server.parts);
  expect([(await msgOf(id)).link, times("/old")]).toEqual([undefined, 0]);
});
