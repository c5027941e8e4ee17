import { afterAll, beforeAll, expect, test } from "vitest";
import {
  getCurrentUser,
  listCommonFunctions,
  queryUserMenu,
} from "#contract/calls/forms/user-menu.ts";
import { callOf } from "#contract/command-calls.ts";
import { SIGNED_OUT } from "#contract/envelope.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import { diary, formName } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let clerk: Id;
let modelId: Id;
let offId: Id;

const add = async (said: ArgumentsOf<"menu.add">) =>
  (await done(server, people.administrator, callOf("menu.add"), said)).id;
const makeForm = async () => {
  const named = { name: formName(), definition: diary, icon: "crane" };
  const { id } = await done(server, people.administrator, callOf("form.add"), named);
  await done(server, people.administrator, callOf("form.publish"), { id });
  return id;
};

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member } = people;
  clerk = (await done(server, administrator, callOf("role.add"), { name: "Clerk" })).id;
  const members = { id: clerk, addMembers: [member.userId] };
  await done(server, administrator, callOf("role.edit"), members);
  [modelId, offId] = [await makeForm(), await makeForm()];
  await done(server, administrator, callOf("form.publish"), { id: offId, state: "off" });
  const site = await add({ menuType: "M", name: "Site", icon: "helmet" });
  const gate = await add({ menuType: "M", name: "Gate", parentId: site });
  await add({ menuType: "C", name: "Diary", parentId: gate, formId: modelId });
  await add({ menuType: "C", parentId: gate, formId: offId });
  const norms = "https://example.com/norms?a=1&b=2";
  await add({ menuType: "C", name: "Norms", parentId: site, link: norms });
  const office = await add({ menuType: "M", name: "Office", roles: [clerk] });
  const days = { menuType: "C", name: "Days", page: "calendar", authorityWord: "PROJECT" } as const;
  await add({ ...days, parentId: office });
  await add({ menuType: "M", name: "Empty" });
  await add({ menuType: "C", name: "Hidden", page: "files", hidden: true });
});
afterAll(async () => server.close());

const menuOf = async (person: Someone, asked = {}) => done(server, person, queryUserMenu, asked);

test("everybody is told what they may open, in its order, with where it leads", async () => {
  expect(await menuOf(people.outsider, { managementType: 2 })).toMatchObject([
    {
      parentId: 0,
      menuType: "M",
      menuName: "Site",
      icon: "helmet",
      sort: 1,
      path: "",
      component: "",
      children: [
        {
          menuType: "M",
          menuName: "Gate",
          sort: 1,
          children: [
            {
              menuType: "C",
              menuName: "Diary",
              icon: "crane",
              path: `/manage/dynamicModel/${modelId}`,
              component: "dynamicModel",
              modelId: String(modelId),
              children: [],
            },
          ],
        },
        {
          menuName: "Norms",
          sort: 2,
          path: "/externalLink?href=https%3A%2F%2Fexample.com%2Fnorms%3Fa%3D1%26b%3D2",
          component: "externalLink",
          urlAddress: "https://example.com/norms?a=1&b=2",
          modelId: "",
        },
      ],
    },
  ]);
});

test("what is limited to a role is told to those who have it and to administrators", async () => {
  for (const person of [people.member, people.administrator])
    expect((await menuOf(person)).at(-1)).toMatchObject({
      menuName: "Office",
      sort: 2,
      children: [
        {
          menuName: "Days",
          path: "/manage/calendar",
          component: "calendar",
          authorityWord: "PROJECT",
        },
      ],
    });
  expect((await menuOf(people.leader)).map(({ menuName }) => menuName)).toEqual(["Site"]);
});

test("another's menu is told to administrators alone, and there is one menu only", async () => {
  const { administrator, member, outsider } = people;
  const ofMember = { projectUserId: member.userId };
  expect(await menuOf(administrator, ofMember)).toEqual(await menuOf(member));
  const asked = await server.call(queryUserMenu, ofMember, outsider.token);
  expect(asked).toMatchObject({ code: NO_ACCESS, reason: "adminOnly" });
  const nobody = await server.call(queryUserMenu, { projectUserId: clerk }, administrator.token);
  expect(nobody).toMatchObject({ code: PARAMETER_ERROR, reason: "userUnknown" });
  expect(await menuOf(member, { managementType: 1 })).toEqual([]);
  expect(await menuOf(member, { projectUserId: member.userId })).toEqual(await menuOf(member));
  expect((await server.call(queryUserMenu, {})).code).toBe(SIGNED_OUT);
  expect((await server.call(getCurrentUser, {})).code).toBe(SIGNED_OUT);
});

test("nobody else makes, changes or takes away an entry of the menu", async () => {
  const before = await menuOf(people.administrator);
  const id = before[0]?.id ?? 0;
  const { token } = people.leader;
  const entry = { menuType: "M", name: "Mine" } as const;
  const codes = [
    await server.call(callOf("menu.add"), entry, token),
    await server.call(callOf("menu.edit"), { id, name: "Mine" }, token),
    await server.call(callOf("menu.remove"), { id }, token),
  ].map(({ code }) => code);
  expect(codes).toEqual([NO_ACCESS, NO_ACCESS, NO_ACCESS]);
  expect(await menuOf(people.administrator)).toEqual(before);
});

test("the current user is told who they are, their menu, and what they may do with each form", async () => {
  const { administrator, member, outsider } = people;
  const site = await done(server, administrator, callOf("department.add"), { name: "Site" });
  const crew = { name: "Crew", parentId: site.id };
  const { id: crewId } = await done(server, administrator, callOf("department.add"), crew);
  const members = { id: crewId, addMembers: [member.userId] };
  await done(server, administrator, callOf("department.edit"), members);
  const foreman = await done(server, administrator, callOf("position.add"), { name: "Foreman" });
  await done(server, administrator, callOf("position.edit"), { ...members, id: foreman.id });
  await done(server, administrator, callOf("form.edit"), {
    id: modelId,
    buttons: ["add"],
    roles: [{ roleId: clerk, buttons: ["print"], range: "all" }],
  });
  const { userInfo, menuList, permissionList } = await done(server, member, getCurrentUser, {});
  expect(userInfo).toMatchObject({
    userId: member.userId,
    departmentId: crewId,
    departmentName: "Crew",
    organizeId: crewId,
    positionIds: [{ id: foreman.id, name: "Foreman" }],
    positionName: "Foreman",
    roleIds: [clerk],
    groupIds: [],
    isAdministrator: false,
  });
  expect(userInfo.userAccount).toMatch(/@/);
  expect(userInfo.organizeIdList.slice(-2)).toEqual([site.id, crewId]);
  expect(menuList).toEqual(await menuOf(member));
  expect(permissionList.map((entry) => entry.modelId)).not.toContain(String(offId));
  const entryOf = (list: typeof permissionList) =>
    list.find((entry) => entry.modelId === String(modelId));
  const part = { enCode: "part", fullName: "part" };
  expect(entryOf(permissionList)).toMatchObject({
    column: expect.arrayContaining([part]),
    form: expect.arrayContaining([part]),
    button: [
      { enCode: "btn_add", fullName: "Fill in" },
      { enCode: "btn_batchPrint", fullName: "Print" },
    ],
    resource: [{ enCode: "own" }, { enCode: "all" }],
  });
  const others = await done(server, outsider, getCurrentUser, {});
  expect(entryOf(others.permissionList)?.button).toEqual([
    { enCode: "btn_add", fullName: "Fill in" },
  ]);
  expect(others.userInfo).toMatchObject({ departmentId: 0, organizeIdList: [], positionIds: [] });
});

test("what somebody uses most is theirs, in the order of the menu, and only what they still find", async () => {
  const { administrator, member, outsider } = people;
  const parentId = await add({ menuType: "M", name: "Shortcuts" });
  const page = { menuType: "C", parentId } as const;
  const limited = await add({ ...page, name: "Pay", page: "files", roles: [clerk] });
  const days = await add({ ...page, name: "Days off", page: "calendar" });
  const form = await add({ ...page, name: "Day book", formId: modelId });
  const used = async (person: Someone) =>
    (await done(server, person, listCommonFunctions, {})).map(({ menuName }) => menuName);
  for (const id of [days, limited])
    await done(server, member, callOf("commonFunction.save"), { id });
  await done(server, outsider, callOf("commonFunction.save"), { id: days });
  expect(await used(member)).toEqual(["Pay", "Days off"]);
  expect(await used(outsider)).toEqual(["Days off"]);
  expect(await used(administrator)).toEqual([]);
  const kept = await server.call(callOf("commonFunction.save"), { id: limited }, outsider.token);
  expect(kept).toMatchObject({ code: PARAMETER_ERROR, reason: "menu.gone" });
  await done(server, member, callOf("commonFunction.save"), { id: form });
  // Both entries lead to the form that was marked by it.
  expect(await used(member)).toEqual(["Diary", "Pay", "Days off", "Day book"]);
  await done(server, member, callOf("commonFunction.del"), { id: form });
  await done(server, administrator, callOf("role.edit"), {
    id: clerk,
    removeMembers: [member.userId],
  });
  expect(await used(member)).toEqual(["Days off"]);
  expect((await server.call(listCommonFunctions, {})).code).toBe(SIGNED_OUT);
});
