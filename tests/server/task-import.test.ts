import JSZip from "jszip";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils, write } from "xlsx";
import { callOf } from "#contract/command-calls.ts";
import { listTasks } from "#contract/calls/task.ts";
import { exportTaskTemplate, importTasks } from "#contract/calls/task-import.ts";
import { PLAN_GONE } from "#domain/refusal.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { partOf } from "./make/uploads.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let planId = 0;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
  planId = world.plan.id;
});
afterAll(async () => server.close());

type Line = readonly (string | number)[];

function bookOf(lines: readonly Line[], bookType: "xlsx" | "biff8" = "xlsx"): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), "Tasks");
  return write(book, { type: "buffer", bookType }) as Buffer;
}

const send = async ({ token }: Someone, content: Uint8Array) =>
  server.call(
    importTasks,
    { planId, timeZone: "Asia/Shanghai", ...partOf(Buffer.from(content)) },
    token,
  );

async function tasksNamed(name: string) {
  const { records } = await done(server, world.member, listTasks, { planId, size: 500 });
  return records.filter((task) => task.name === name);
}

test("a template names what the plan has, and what was filled in comes in by any member", async () => {
  const { member, leader } = world;
  const { name, url } = await done(server, member, exportTaskTemplate, { planId });
  expect(name).toBe(`${world.plan.name}.xlsx`);
  const book = read(Buffer.from(url.split(",")[1] ?? "", "base64"));
  const [first = "", second = ""] = book.SheetNames;
  const rowsOf = (sheet: string) =>
    utils.sheet_to_json<string[]>(book.Sheets[sheet] ?? {}, { header: 1 });
  const [head = [], hint = []] = rowsOf(first);
  expect(head[0]).toBe("*Task");
  expect(rowsOf(second).flat()).toContain("Important and urgent");
  const at = (column: string) => head.indexOf(column);
  const lineOf = (cells: Readonly<Record<string, string>>) =>
    head.map((column) => cells[column] ?? "");
  const filled = [
    head,
    hint,
    lineOf({
      "*Task": "Slab",
      Owners: leader.email,
      Due: "2026-03-04 18:00",
      Checklist: "a;[x] b",
    }),
    lineOf({ "*Task": "Forms", "Parent task": "Slab", Done: "Yes" }),
    lineOf({ "*Task": "Roof", Owners: "Nobody" }),
  ];
  expect(at("Due")).toBeGreaterThan(0);
  const { data } = await send(member, bookOf(filled));
  expect(data).toMatchObject({ snum: 2, fnum: 1, resultType: 1 });
  expect(data.failResult[0]).toMatchObject({ name: "Roof", line: "5" });
  expect(data.failResult[0]?.["errorsInfo"]).toMatch(/^Owners: .*“Nobody”/);
  const [slab] = await tasksNamed("Slab");
  expect(slab).toMatchObject({
    userId: member.userId,
    taskUser: [{ userId: leader.userId, owner: 1 }],
    endTime: Date.UTC(2026, 2, 4, 10),
    checkNum: 2,
    checkDone: 1,
  });
  const [forms] = await tasksNamed("Forms");
  expect(forms).toMatchObject({ parentId: slab?.id });
  expect(forms?.completeTime).toBeGreaterThan(0);
});

test("an old workbook comes in as well, and formulas count for what they came to", async () => {
  const sheet = {
    "!ref": "A1:A3",
    A1: { t: "s", v: "Task" },
    A2: { t: "n", v: 3, f: "1+2" },
    A3: { t: "s", v: "=1+1" },
  } as const;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Tasks");
  const { data } = await send(
    world.leader,
    write(book, { type: "buffer", bookType: "biff8" }) as Buffer,
  );
  expect(data).toMatchObject({ snum: 2, fnum: 0, resultType: 0 });
  expect(await tasksNamed("3")).toHaveLength(1);
  expect(await tasksNamed("=1+1")).toHaveLength(1);
});

test("whoever is not in the plan learns nothing of it, and nothing comes in", async () => {
  for (const someone of [world.outsider, world.administrator]) {
    expect((await send(someone, bookOf([["Task"], ["Spy"]]))).code).toBe(PLAN_GONE);
    expect((await server.call(exportTaskTemplate, { planId }, someone.token)).code).toBe(PLAN_GONE);
  }
  expect(await tasksNamed("Spy")).toHaveLength(0);
  await done(server, world.leader, callOf("plan.archive"), { planId });
  expect((await send(world.member, bookOf([["Task"], ["Late"]]))).data.failResult).toHaveLength(1);
  await done(server, world.leader, callOf("plan.archive"), { planId, type: "recovery" });
});

async function forged(change: (xml: string) => string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bookOf([["Task"], ["Forged"]]));
  const name = "xl/worksheets/sheet1.xml";
  zip.file(name, change((await zip.file(name)?.async("string")) ?? ""));
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

test("too large, too many, empty, no workbook at all, and a bomb are told apart", async () => {
  const { member } = world;
  const reasonOf = async (content: Uint8Array) => (await send(member, content)).reason;
  expect(await reasonOf(Buffer.alloc(500 * 1024, 1))).toBe("import.tooLarge");
  const many = Array.from({ length: 1_001 }, (_, at) => [`T-${at}`]);
  expect(await reasonOf(bookOf([["Task"], ...many]))).toBe("import.tooManyRows");
  expect(await reasonOf(bookOf([["Task"]]))).toBe("import.empty");
  expect(await reasonOf(Buffer.from("PK\u0003\u0004 no book"))).toBe("import.broken");
  const bomb = await forged((xml) =>
    xml.replace("<sheetData>", `<!--${" ".repeat(60_000_000)}--><sheetData>`),
  );
  expect(bomb.length).toBeLessThan(500 * 1024);
  expect(await reasonOf(bomb)).toBe("import.broken");
  const { code, reason } = await server.call(importTasks, { planId }, member.token);
  expect([code, reason]).toEqual([400, "import.uploadFirst"]);
  const lying = await forged((xml) => xml.replace(/ref="[^"]*"/, 'ref="A1:XFD1048576"'));
  expect((await send(member, lying)).data).toMatchObject({ snum: 1 });
  const hostile = bookOf([
    ["Task", "__proto__", "constructor"],
    ["Plain", "x", "y"],
  ]);
  expect((await send(member, hostile)).data).toMatchObject({ snum: 1, fnum: 0 });
});
