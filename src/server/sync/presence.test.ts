import { expect, test } from "vitest";
import { BEAT_EVERY, Presence } from "./presence.ts";

/** Servers that hear each other, as through the database. */
function makeServers(count: number) {
  let now = 1_000_000;
  const servers = Array.from({ length: count }, (_, index) => {
    const own = new Set<number>();
    const told: string[] = [];
    const presence = new Presence({
      node: `node-${index}`,
      now: () => now,
      own: () => [...own],
      onChange: (userId, online) => told.push(`${userId} ${online ? "came" : "left"}`),
    });
    return { own, told, presence };
  });
  const connect = (server: (typeof servers)[number]) =>
    server.presence.connect((word) => {
      for (const { presence } of servers) presence.hear(word);
    });
  for (const server of servers) connect(server);
  return { servers, pass: (milliseconds: number) => (now += milliseconds) };
}

test("who comes to one server is online at the others, and who leaves is not", () => {
  const { servers } = makeServers(3);
  const [first, second, third] = servers as [
    (typeof servers)[0],
    (typeof servers)[0],
    (typeof servers)[0],
  ];
  first.own.add(7);
  first.presence.note(7, true);
  expect(second.presence.online()).toEqual([7]);
  expect(third.told).toEqual(["7 came"]);
  first.own.delete(7);
  first.presence.note(7, false);
  expect(second.presence.online()).toEqual([]);
  expect(third.told).toEqual(["7 came", "7 left"]);
});

test("who is at two servers leaves when they have left both", () => {
  const { servers } = makeServers(3);
  for (const { own, presence } of servers.slice(0, 2)) {
    own.add(7);
    presence.note(7, true);
  }
  servers[0]?.own.delete(7);
  servers[0]?.presence.note(7, false);
  expect(servers[2]?.told).toEqual(["7 came"]);
  servers[1]?.own.delete(7);
  servers[1]?.presence.note(7, false);
  expect(servers[2]?.told).toEqual(["7 came", "7 left"]);
});

test("a server that starts later learns who is there", () => {
  const { servers } = makeServers(1);
  const [first] = servers;
  for (let id = 1; id <= 1_000; id += 1) first?.own.add(id);
  const heard: string[] = [];
  const late = new Presence({
    node: "late",
    now: () => 1_000_000,
    own: () => [],
    onChange: () => undefined,
  });
  first?.presence.connect((word) => {
    heard.push(word);
    late.hear(word);
  });
  late.connect((word) => first?.presence.hear(word));
  expect(late.online()).toHaveLength(1_000);
  expect(heard.every((word) => word.length < 8_000)).toBe(true);
});

test("people of a server that was killed are forgotten after a while", () => {
  const { servers, pass } = makeServers(2);
  const [killed, other] = servers;
  killed?.own.add(7);
  killed?.presence.note(7, true);
  for (let beat = 0; beat < 3; beat += 1) {
    pass(BEAT_EVERY);
    other?.presence.beat();
  }
  expect(other?.presence.online()).toEqual([7]);
  pass(BEAT_EVERY);
  other?.presence.beat();
  expect(other?.presence.online()).toEqual([]);
  expect(other?.told).toEqual(["7 came", "7 left"]);
});

test("what is no word of a server is not heard", () => {
  const { servers } = makeServers(1);
  for (const text of ["", "{", "{}", '{"node":"x","came":["a"],"left":[]}']) {
    servers[0]?.presence.hear(text);
  }
  expect(servers[0]?.presence.online()).toEqual([]);
});
