import { expect, test } from "vitest";
import { nodesOf } from "#domain/organisation/directory/directory-node.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import type { User } from "#domain/user/user.ts";
import { field, formOf } from "#tests/make/forms/records.ts";
import { directoryTabs, valueOfNode } from "./directory-tabs.ts";

function unit(id: number, name: string, parentId = 0, userIds: number[] = [], leaderId = 0): Unit {
  const members = userIds.map((userId) => ({ userId, main: 0 as const }));
  return { id, companyId: 1, parentId, name, rank: `a${id}`, members, leaderId, createTime: 0 };
}

function user(id: number, disableTime = 0): User {
  return {
    id,
    nickname: `Person ${id}`,
    userimg: "",
    bot: false,
    isAdmin: false,
    disableTime,
    deleteTime: 0,
  } as User;
}

const around = {
  users: new Map([user(1), user(2), user(3), user(4, 5)].map((each) => [each.id, each])),
  units: {
    department: [unit(10, "Site", 0, [1, 2, 4], 1)],
    position: [unit(30, "Foreman")],
    userGroup: [unit(40, "Night shift")],
    role: [unit(20, "Auditor"), unit(21, "Slinger", 10)],
  },
};

function shown(kind: string) {
  const node = formOf([field(kind, "who")]).fields.get("who")?.node;
  if (!node) throw new Error(`No field of kind ${kind}`);
  const words = { companyName: "Acme", globalRoles: "Global" };
  return directoryTabs(node, around, 1, words).map(({ name, tree }) => [
    name,
    nodesOf(tree)
      .map((each) => valueOfNode(node, each))
      .filter((value) => value !== undefined),
  ]);
}

test("each kind of field has its trees, and keeps of them what it is about", () => {
  expect(shown("roleSelect")).toEqual([
    ["organisation", [21]],
    ["global", [20]],
  ]);
  expect(shown("organizeSelect")).toEqual([["organisation", [[1], [1, 10]]]]);
  expect(shown("depSelect")).toEqual([["organisation", [10]]]);
  expect(shown("posSelect")).toEqual([["positions", [30]]]);
  expect(shown("groupSelect")).toEqual([["groups", [40]]]);
});

test("people are offered all together, those around one, and those whom one leads; nobody who is disabled", () => {
  expect(shown("userSelect")).toEqual([
    ["all", [1, 2, 3]],
    ["mine", [1, 2]],
    ["subordinates", [2]],
  ]);
});

test("a list of both keeps each with what it is", () => {
  expect(shown("usersSelect")).toEqual([
    ["organisation", ["10--department", "1--user", "2--user", "3--user"]],
    ["positions", ["30--position"]],
    ["groups", ["40--group"]],
    ["roles", ["20--role", "21--role"]],
  ]);
});
