import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils, write } from "xlsx";
import { uploadFile, uploadForModule } from "#contract/calls/file.ts";
import * as imports from "#contract/calls/record-import.ts";
import * as calls from "#contract/calls/record.ts";
import type { BodyOf } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { field, table } from "#tests/make/forms/records.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { partOf } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let modelId = 0;

const definition = JSON.stringify({
  fields: [
    field("input", "code", { label: "Code", required: true, unique: true }),
    field("inputNumber", "weight", { label: "Weight", defaultValue: 5 }, { max: 50 }),
    field("userSelect", "foreman", { label: "Foreman" }),
    table("works", [field("input", "what", { label: "What" })], {}, { label: "Works" }),
  ],
});

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: "Parts",
    definition,
    readers: "own",
  });
  modelId = form.id;
  await done(server, administrator, callOf("form.publish"), { id: modelId });
});
afterAll(async () => server.close());

type List = BodyOf<typeof imports.importData>["list"];
const bring = async (someone: Someone, list: List, type: "1" | "2" = "1") =>
  done(server, someone, imports.importData, { modelId, list, type });
const recordsOf = async (someone: Someone) => {
  const { list } = await done(server, someone, calls.listRecords, { modelId, sidx: "code" });
  return list.map(({ values }) => JSON.parse(values) as Record<string, unknown>);
};

function linesOf(url: string): unknown[][] {
  const book = read(Buffer.from(url.split(",")[1] ?? "", "base64"));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
}

const placed = { area: "visualdev", module: "OnlineDev" };

async function send({ token }: Someone, name: string, content: Uint8Array): Promise<string> {
  const part = partOf(Buffer.from(content), name);
  const { data } = await server.call(uploadForModule, { ...placed, ...part }, token);
  return data.name;
}

function bookOf(lines: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((line) => [...line])), "Parts");
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}

test("a template that was filled in comes back as records with their lines, which come in as they are", async () => {
  const { leader } = people;
  const { name, url } = await done(server, leader, imports.importTemplate, { modelId });
  expect(name).toBe("Parts.xlsx");
  const [head = [], below = [], hint = []] = linesOf(url);
  expect(head[0]).toBe("*Code");
  const filled = [head, below, hint, ["A-1", 12.5, "", "cut"], ["", "", "", "weld"], ["A-2"]];
  const fileName = await send(leader, "parts.xlsx", bookOf(filled));
  const { dataRow, headerRow } = await done(server, leader, imports.importPreview, {
    modelId,
    fileName,
  });
  expect(headerRow.at(-1)).toEqual({
    id: "works",
    fullName: "Works",
    zjKey: "table",
    children: [{ id: "what", fullName: "What", zjKey: "input" }],
  });
  expect(dataRow).toEqual([
    { code: "A-1", weight: "12.5", foreman: "", works: [{ what: "cut" }, { what: "weld" }] },
    { code: "A-2", weight: "", foreman: "", works: [] },
  ]);
  expect(await bring(leader, dataRow)).toEqual({
    snum: 2,
    fnum: 0,
    resultType: 0,
    failResult: [],
  });
  expect(await recordsOf(leader)).toMatchObject([
    { code: "A-1", weight: 12.5, works: [{ what: "cut" }, { what: "weld" }] },
    { code: "A-2", weight: null },
  ]);
});

test("good records come in beside bad ones, which are told with why and go into a workbook", async () => {
  const { leader, member } = people;
  const list = [
    { code: "B-1", foreman: "Nobody at all" },
    { code: "B-2", weight: "99" },
    { code: "A-1" },
    { code: "B-3" },
    { code: "B-4", salary: "1" },
  ];
  const { snum, fnum, resultType, failResult } = await bring(member, list);
  expect([snum, fnum, resultType]).toEqual([1, 4, 1]);
  expect(failResult.map(({ errorsInfo }) => errorsInfo)).toEqual([
    "Foreman: The value is not right",
    "Weight: Not more than 50",
    "Code: Already exists",
    "There is no field “salary”",
  ]);
  expect(await recordsOf(member)).toMatchObject([{ code: "B-3", weight: 5 }]);
  const hostile = JSON.parse('[{"code":"B-5","__proto__":{"polluted":true}}]') as List;
  const refused = await server.call(imports.importData, { modelId, list: hostile }, member.token);
  expect(refused.code).toBe(400);
  const { url } = await done(server, leader, imports.importFailures, {
    modelId,
    list: [{ code: "=1+1", works: [{ what: "x" }, { what: "y" }], errorsInfo: "why" }],
  });
  const [head, , first, second] = linesOf(url);
  expect(head?.at(-1)).toBe("Reason");
  expect([first?.[0], first?.at(-1), second?.[3]]).toEqual(["'=1+1", "why", "y"]);
});

test("what is there already is changed where that is asked for, and nobody reaches another one's record", async () => {
  const { leader, outsider } = people;
  expect(await bring(leader, [{ code: "A-2", weight: "7" }, { code: "A-9" }], "2")).toMatchObject({
    snum: 2,
  });
  expect(await recordsOf(leader)).toMatchObject([
    { code: "A-1", works: [{}, {}] },
    { code: "A-2", weight: 7 },
    { code: "A-9" },
  ]);
  const { failResult } = await bring(outsider, [{ code: "A-1", weight: "1" }], "2");
  expect(failResult[0]?.["errorsInfo"]).toBe("Code: Already exists");
});

test("whoever sent no file, another's, one that is too large or none at all is told so", async () => {
  const { leader, outsider } = people;
  const asked = async ({ token }: Someone, fileName: string) => {
    const { reason } = await server.call(imports.importPreview, { modelId, fileName }, token);
    return reason;
  };
  expect(await asked(leader, "none.xlsx")).toBe("import.uploadFirst");
  expect(await asked(outsider, "parts.xlsx")).toBe("import.uploadFirst");
  const large = partOf(Buffer.alloc(500 * 1024, 1), "large.xlsx");
  const refused = await server.call(uploadForModule, { ...placed, ...large }, leader.token);
  expect(refused).toMatchObject({ reason: "import.tooLarge" });
  // What came another way is told of here.
  await server.call(uploadFile, { type: "file", ...large }, leader.token);
  expect(await asked(leader, "large.xlsx")).toBe("import.tooLarge");
  const broken = await send(leader, "broken.xlsx", Buffer.from("PK\u0003\u0004 no book"));
  expect(await asked(leader, broken)).toBe("import.broken");
  const many = Array.from({ length: 1_002 }, (_, at) => [`C-${at}`]);
  expect(await asked(leader, await send(leader, "many.xlsx", bookOf([["Code"], ...many])))).toBe(
    "import.tooManyRows",
  );
  expect(await asked(leader, await send(leader, "empty.xlsx", bookOf([["Code"]])))).toBe(
    "import.empty",
  );
  const list = many.map(([code]) => ({ code }));
  const reply = await server.call(imports.importData, { modelId, list }, leader.token);
  expect(reply.code).toBe(400);
});
