import { afterAll, beforeAll, expect, test } from "vitest";
import * as people from "#contract/calls/directory-people.ts";
import * as units from "#contract/calls/directory-units.ts";
import { callOf } from "#contract/command-calls.ts";
import type { DirectoryEntry } from "#contract/directory-shapes.ts";
import { SIGNED_OUT } from "#contract/envelope.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { addPeople, done } from "./make/world.ts";

let server: TestServer;
let staff: Awaited<ReturnType<typeof addPeople>>;
const ids = { site: 0, crew: 0, office: 0, foreman: 0, night: 0, auditor: 0, slinger: 0 };

/** The leader leads the site, the member is in its crew, the newcomer in the office. */
beforeAll(async () => {
  server = await openTestServer();
  staff = await addPeople(server);
  const { administrator: by, leader, member, newcomer } = staff;
  const add = async (
    kind: "department" | "position" | "userGroup" | "role",
    name: string,
    parentId = 0,
  ) => (await done(server, by, callOf(`${kind}.add`), { name, parentId })).id;
  const fill = async (
    kind: "department" | "position" | "userGroup" | "role",
    id: number,
    { userId }: Someone,
    leaderId = 0,
  ) => done(server, by, callOf(`${kind}.edit`), { id, addMembers: [userId], leaderId });
  ids.site = await add("department", "Site");
  ids.crew = await add("department", "Crew", ids.site);
  ids.office = await add("department", "Office");
  ids.foreman = await add("position", "Foreman");
  ids.night = await add("userGroup", "Night shift");
  ids.auditor = await add("role", "Auditor");
  ids.slinger = await add("role", "Slinger", ids.crew);
  await fill("department", ids.site, leader, leader.userId);
  await fill("department", ids.crew, member);
  await fill("department", ids.office, newcomer);
  await fill("position", ids.foreman, member);
  await fill("userGroup", ids.night, newcomer);
  await fill("role", ids.auditor, newcomer);
  await fill("role", ids.slinger, member);
});
afterAll(async () => server.close());

function drawn(list: readonly DirectoryEntry[]): string[] {
  return list.flatMap(({ organize, type, disabled, children }) => [
    `${organize} ${type}${disabled ? " disabled" : ""}`,
    ...drawn(children),
  ]);
}

const idsIn = (list: readonly DirectoryEntry[]) => list.map(({ id }) => id);

test("who is not signed in learns nothing of the directory", async () => {
  for (const call of [units.listRoles, people.listAllUsers, people.selectUsers])
    expect((await server.call(call, {})).code).toBe(SIGNED_OUT);
});

test("roles are listed with where they belong, and to choose from as two trees", async () => {
  const { outsider } = staff;
  const all = await done(server, outsider, units.listRoles, {});
  expect(all).toMatchObject([
    { id: ids.auditor, fullName: "Auditor", departmentId: 0, userNum: 1 },
    { id: ids.slinger, departmentId: ids.crew, departmentName: "Crew", userNum: 1 },
  ]);
  const { list } = await done(server, outsider, units.selectRoles, {});
  expect(list.map(({ id, type }) => [id, type])).toEqual([
    ["1", "other"],
    [ids.site, "other"],
  ]);
  expect(drawn(list)).toContain("Site/Crew/Slinger role");
});

test("groups and positions are told as trees, and positions one by one", async () => {
  const { outsider } = staff;
  expect(drawn((await done(server, outsider, units.selectGroups, {})).list)).toEqual([
    "Night shift group",
  ]);
  const tree = await done(server, outsider, units.selectPositions, { keyword: "fore" });
  expect(drawn(tree.list)).toEqual(["Foreman position"]);
  const none = await done(server, outsider, units.listPositions, { keyword: "crane" });
  expect(none.list).toEqual([]);
  const held = await done(server, outsider, units.findPositions, { departIds: [ids.crew] });
  expect(idsIn(held.list)).toEqual([ids.foreman]);
});

test("the company is told with its departments, and those that a list names can be chosen", async () => {
  const { outsider, member } = staff;
  const tree = await done(server, outsider, units.organisationTreeCall, {});
  const [company, ...below] = drawn(tree.list).map((line) => line.split("/").slice(-2).join("/"));
  expect(company).toMatch(/ company$/);
  expect(below).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Site department$/),
      expect.stringMatching(/Site\/Crew department$/),
    ]),
  );
  const found = await done(server, outsider, units.findOrganisations, { departIds: [ids.crew] });
  expect(drawn(found.list).filter((line) => !line.endsWith("disabled"))).toHaveLength(1);
  const own = await done(server, member, units.findOrganisations, { departIds: ["@currentOrg"] });
  expect(drawn(own.list).at(-1)).toMatch(/Site\/Crew department$/);
});

test("who is no administrator chooses among departments that are theirs or that they lead", async () => {
  const { administrator, leader, outsider } = staff;
  const free = async (who: Someone, organizeId = 0) => {
    const { list } = await done(server, who, units.selectDepartments, { organizeId });
    const all = drawn(list).filter((line) => !line.endsWith("disabled"));
    return all.map((line) =>
      line
        .split("/")
        .at(-1)
        ?.replace(/ department$/, ""),
    );
  };
  expect(await free(administrator)).toEqual(["Site", "Crew", "Office"]);
  expect(await free(leader)).toEqual(["Site", "Crew"]);
  expect(await free(leader, ids.crew)).toEqual(["Crew"]);
  expect(await free(outsider)).toEqual([]);
  const whole = await done(server, leader, units.selectOrganisations, { organizeId: 0 });
  expect(whole.list[0]).toMatchObject({ type: "company", disabled: true });
});

test("departments are told to clients of the office, with who leads them", async () => {
  const tree = await done(server, staff.outsider, units.queryDeptTree, {});
  expect(tree).toMatchObject([
    {
      deptId: ids.site,
      pid: 0,
      ownerUserId: staff.leader.userId,
      children: [{ name: "Crew", pid: ids.site }],
    },
    { name: "Office", children: [] },
  ]);
});

test("areas are asked for level by level, and named along their paths", async () => {
  const { outsider } = staff;
  const ask = async (level: string, parentId: string) =>
    (await done(server, outsider, units.selectAreas, { level, parentId })).list;
  const provinces = await ask("2", "0");
  expect(provinces.length).toBeGreaterThan(30);
  expect(provinces.every(({ parentId }) => parentId === "-1")).toBe(true);
  expect((await ask("0", "0")).every(({ isLeaf }) => isLeaf)).toBe(true);
  expect(await ask("-1", "0")).toEqual(provinces);
  const province = provinces.find(({ isLeaf }) => !isLeaf);
  const cities = await ask("2", province?.id ?? "");
  expect(await ask(province?.id ?? "", "0")).toEqual(cities);
  const path = [province?.id ?? "", cities[0]?.id ?? "", "99"];
  const named = await done(server, outsider, units.nameAreas, { idsList: [path, []] });
  expect(named).toEqual([[province?.fullName, cities[0]?.fullName, "99"], []]);
  expect(await ask("2", "99")).toEqual([]);
});

test("everybody is told by name, as a tree, and level by level", async () => {
  const { outsider, member, newcomer } = staff;
  const all = await done(server, outsider, people.listAllUsers, {});
  expect(all.list.find(({ id }) => id === member.userId)).toMatchObject({
    type: "user",
    parentId: ids.crew,
    organizeIds: [1, ids.site, ids.crew],
  });
  const tree = drawn((await done(server, outsider, people.selectUsers, {})).list);
  expect(
    tree.some((line) =>
      line.endsWith(`Site/Crew/${all.list.find(({ id }) => id === member.userId)?.fullName} user`),
    ),
  ).toBe(true);
  const below = await done(server, outsider, people.selectUsersBelow, { organizeId: ids.site });
  expect(idsIn(below.list)).toEqual([ids.crew, staff.leader.userId]);
  expect(below.list[0]).toMatchObject({ hasChildren: true, children: [] });
  const found = await done(server, outsider, people.selectUsersBelow, {
    organizeId: 0,
    keyword: "newcomer",
    pageSize: 1,
  });
  expect([idsIn(found.list), found.pagination.total]).toEqual([[newcomer.userId], 1]);
});

test("people are found by what they are to who asks", async () => {
  const { leader, member, outsider } = staff;
  const led = await done(server, leader, people.listSubordinates, {});
  expect(idsIn(led.list)).toEqual([member.userId]);
  expect((await done(server, outsider, people.listSubordinates, {})).list).toEqual([]);
  const mine = await done(server, leader, people.listOrganisationUsers, {});
  expect(new Set(idsIn(mine.list))).toEqual(new Set([leader.userId, member.userId]));
  const crew = await done(server, outsider, people.listOrganisationUsers, { organizeId: ids.crew });
  expect(idsIn(crew.list)).toEqual([member.userId]);
  const own = await done(server, outsider, people.listUsersByIds, {
    ids: [member.userId, "currentUser", 99_999],
  });
  expect(idsIn(own.list)).toEqual([member.userId, outsider.userId]);
});

test("lists of units name the people in them, each once, in pages", async () => {
  const { leader, member, newcomer, outsider } = staff;
  const found = await done(server, outsider, people.findUsers, {
    departIds: [ids.crew],
    positionIds: [ids.foreman],
    groupIds: [ids.night],
    roleIds: [ids.auditor],
    userIds: [leader.userId],
    pagination: { pageSize: 2 },
  });
  expect([found.list.length, found.pagination]).toEqual([
    2,
    { currentPage: 1, pageSize: 2, total: 3 },
  ]);
  const chosen = await done(server, outsider, people.listSelectedUsers, {
    ids: [`${ids.crew}--department`, `${ids.auditor}--role`, leader.userId, "7--planet"],
  });
  expect(new Set(idsIn(chosen.list))).toEqual(
    new Set([leader.userId, member.userId, newcomer.userId]),
  );
  const nodes = await done(server, outsider, people.listSelected, {
    ids: [`${ids.auditor}--role`, `${ids.site}--department`, member.userId, `${ids.site}--role`],
  });
  expect(nodes.list.map(({ type }) => type)).toEqual(["role", "department", "user"]);
});

test("whoever may no longer sign in is not offered any more", async () => {
  const { administrator, newcomer, outsider } = staff;
  const set = async (disabled: boolean) =>
    done(server, administrator, callOf("user.setDisabled"), { id: newcomer.userId, disabled });
  await set(true);
  const all = await done(server, outsider, people.listAllUsers, {});
  expect(idsIn(all.list)).not.toContain(newcomer.userId);
  await set(false);
});

test("clients of the office get people in pages or all at once", async () => {
  const { member, outsider } = staff;
  const all = await done(server, outsider, people.queryUserList, { pageType: 0 });
  expect(all.lastPage).toBe(true);
  expect(all.list.length).toBe(all.totalRow);
  const page = await done(server, outsider, people.queryUserList, { limit: 2, page: 2 });
  expect([page.list.length, page.pageNumber, page.firstPage]).toEqual([2, 2, false]);
  const crew = await done(server, outsider, people.queryUserList, {
    deptId: ids.site,
    search: "memb",
  });
  expect(crew.list).toMatchObject([
    { userId: member.userId, deptId: ids.crew, deptName: "Crew", post: "Foreman", status: 1 },
  ]);
});

test("what people are told of has names in the caller's language", async () => {
  const kinds = await done(server, staff.outsider, people.listMessageTypes, { type: 1 });
  expect(kinds).toContainEqual({
    id: "mention",
    enCode: "mention",
    fullName: "Somebody mentions me",
  });
  const ways = await done(server, staff.outsider, people.listMessageTypes, { type: 2 });
  expect(ways.map(({ id }) => id)).toEqual(["screen", "push", "mail"]);
  expect(await done(server, staff.outsider, people.listMessageTypes, { type: 3 })).toEqual([]);
});

test("more ids than a list holds, and ids that are none, are refused", async () => {
  const { token } = staff.outsider;
  const tooMany = Array.from({ length: 1_001 }, (_, at) => at + 1);
  expect((await server.call(people.listUsersByIds, { ids: tooMany }, token)).code).toBe(
    PARAMETER_ERROR,
  );
  const odd = [{ id: 1 }] as unknown as number[];
  expect((await server.call(people.listSelected, { ids: odd }, token)).code).toBe(PARAMETER_ERROR);
});
