import { Client } from "pg";
import { expect, test } from "vitest";
import { connectionStringFor, socketFolder } from "./endpoint.ts";

test("a socket whose path would be too long moves to the next folder", () => {
  const deep = `/${"deep/".repeat(30)}run`;
  expect(socketFolder("linux", ["/data/run", "/tmp/x"])).toBe("/data/run");
  expect(socketFolder("linux", [deep, "/tmp/x"])).toBe("/tmp/x");
  expect(socketFolder("darwin", [deep])).toBeUndefined();
});

test("path length counts bytes, not letters", () => {
  expect(socketFolder("linux", [`/${"数".repeat(40)}`, "/tmp/x"])).toBe("/tmp/x");
});

test("Windows has no socket to offer", () => {
  expect(socketFolder("win32", ["C:\\data\\run"])).toBeUndefined();
});

test("the driver understands the address of a socket, blanks and all", () => {
  const connectionString = connectionStringFor(
    { kind: "socket", directory: "/my data/run" },
    "plumbline",
  );
  const client = new Client({ connectionString });
  expect([client.host, client.port, client.user, client.database]).toEqual([
    "/my data/run",
    5432,
    "plumbline",
    "plumbline",
  ]);
});

test("the address of a port carries the password", () => {
  expect(connectionStringFor({ kind: "port", port: 50123, password: "abc" }, "plumbline")).toBe(
    "postgresql://plumbline:abc@127.0.0.1:50123/plumbline",
  );
});
