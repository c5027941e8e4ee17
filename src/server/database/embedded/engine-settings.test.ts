import { expect, test } from "vitest";
import { accessText, settingsText } from "./engine-settings.ts";

const place = { directory: "/o'hara/postgres", cluster: "/o'hara/postgres/cluster" };
const socket = { kind: "socket", directory: "/run/x" } as const;
const port = { kind: "port", port: 50123, password: "abc" } as const;

test("what is acknowledged is on disk", () => {
  const text = settingsText(place, socket);
  for (const name of ["fsync", "full_page_writes", "synchronous_commit"])
    expect(text).toContain(`${name} = 'on'`);
});

test("with a socket nothing listens on the network, and the folder is the lock", () => {
  expect(settingsText(place, socket)).toContain("listen_addresses = ''");
  expect(settingsText(place, socket)).toContain("unix_socket_permissions = '0700'");
  expect(accessText(socket)).toBe("local all all trust\n");
});

test("a port is open to this machine only and asks for the password", () => {
  expect(settingsText(place, port)).toContain("listen_addresses = '127.0.0.1'");
  expect(accessText(port)).not.toContain("trust");
});

test("quotes in a path do not end the value", () => {
  expect(settingsText(place, socket)).toContain("data_directory = '/o''hara/postgres/cluster'");
});
