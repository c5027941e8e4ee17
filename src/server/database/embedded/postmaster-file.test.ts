import { expect, test } from "vitest";
import { parsePostmasterFile } from "./postmaster-file.ts";

test("a running PostgreSQL tells its process, address and state", () => {
  const text = "4711\n/data/cluster\n1767225600\n5432\n/data/run\n\n  9043 17\nready   \n";
  expect(parsePostmasterFile(text)).toEqual({
    pid: 4711,
    port: 5432,
    socketDirectory: "/data/run",
    status: "ready",
  });
});

test("one on a port tells the address it listens on", () => {
  const text = "4711\n/data/cluster\n1767225600\n50123\n\n127.0.0.1\n  9043 17\nstopping\n";
  expect(parsePostmasterFile(text)).toEqual({
    pid: 4711,
    port: 50123,
    listenAddress: "127.0.0.1",
    status: "stopping",
  });
});

test("one that has just begun tells only its process", () => {
  expect(parsePostmasterFile("4711\n/data/cluster\n1767225600\n")).toEqual({ pid: 4711 });
});

test("a standalone backend counts under its positive id", () => {
  expect(parsePostmasterFile("-4711\n")).toEqual({ pid: 4711 });
});

test("an empty or garbled file tells nothing", () => {
  expect(parsePostmasterFile("")).toBeUndefined();
  expect(parsePostmasterFile("what\n")).toBeUndefined();
});
