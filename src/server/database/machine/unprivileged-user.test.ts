import { expect, test } from "vitest";
import { parsePasswd, pickUnprivileged } from "./unprivileged-user.ts";

const lines = {
  root: "root:x:0:0:root:/root:/bin/bash",
  nobody: "nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin",
  postgres: "postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash",
};

test("PostgreSQL's usual user comes first, then nobody, never root", () => {
  const pick = (...names: (keyof typeof lines)[]) =>
    pickUnprivileged(parsePasswd(names.map((it) => lines[it]).join("\n")));
  expect(pick("root", "nobody", "postgres")).toEqual({ name: "postgres", uid: 101, gid: 104 });
  expect(pick("root", "nobody")).toEqual({ name: "nobody", uid: 65_534, gid: 65_533 });
  expect(pick("root")).toBeUndefined();
  expect(pickUnprivileged([{ name: "nobody", uid: 0, gid: 0 }])).toBeUndefined();
});

test("lines that are no accounts are passed over", () => {
  expect(parsePasswd("# comment\n+::::::\nbroken:x:abc:1\n\n")).toEqual([]);
});
