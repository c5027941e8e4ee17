import { describe, expect, it, test } from "vitest";
import { ADMIN, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { fillsField, seesField } from "../../form/permissions/field-rights.ts";
import type { FieldPermission, FieldPermissionRight } from "./form-permission.ts";
import { closedFields, fieldsKeptFrom, ownFields } from "./own-fields.ts";

/** Two roles, of which the member has both. */
function makeRoles() {
  const world = makeCompany();
  const role = (name: string) => {
    const { id } = world.does(ADMIN, "role.add", { name });
    world.does(ADMIN, "role.edit", { id, addMembers: [MEMBER] });
    return id;
  };
  return { world, clerk: role("Clerk"), buyer: role("Buyer") };
}

describe("what somebody may do with a field", () => {
  it.each<[FieldPermissionRight, FieldPermissionRight, FieldPermissionRight, FieldPermissionRight]>(
    [
      ["hidden", "hidden", "hidden", "hidden"],
      ["hidden", "read", "hidden", "read"],
      ["hidden", "read", "edit", "edit"],
      ["read", "hidden", "hidden", "read"],
      ["read", "edit", "read", "edit"],
      ["edit", "hidden", "read", "edit"],
    ],
  )("everybody %s, roles %s and %s: %s", (everybody, first, second, own) => {
    const { world, clerk, buyer } = makeRoles();
    const roles = [
      { roleId: clerk, right: first },
      { roleId: buyer, right: second },
    ];
    const form = { fieldPermissions: [{ path: "price", everybody, roles }] };
    expect(world.reads(ownFields(form, MEMBER))).toEqual({ price: own });
    expect(world.reads(ownFields(form, OUTSIDER))).toEqual({ price: everybody });
    expect(world.reads(ownFields(form, ADMIN))).toEqual({});
    const kept = own === "hidden" ? ["price"] : [];
    expect(world.reads(fieldsKeptFrom(form, MEMBER))).toEqual(kept);
  });
});

test("a column goes with its sub-table, and what is not named is open", () => {
  const own = { offers: "hidden", price: "read" } as const;
  const firm = { path: "offers.firm", table: "offers" };
  const price = { path: "price", table: undefined };
  const part = { path: "part", table: undefined };
  expect([firm, price, part].map((piece) => seesField(own, piece))).toEqual([false, true, true]);
  expect([firm, price, part].map((piece) => fillsField(own, piece))).toEqual([false, false, true]);
  const columns = { "works.rate": "hidden", "works.hours": "read" } as const;
  const cells = ["works.rate", "works.hours", "works.what"].map((path) => ({
    path,
    table: "works",
  }));
  expect(cells.map((piece) => seesField(columns, piece))).toEqual([false, true, true]);
  expect(cells.map((piece) => fillsField(columns, piece))).toEqual([false, false, true]);
});

test("what not everybody fills in is closed to visitors", () => {
  const said = (path: string, everybody: FieldPermission["everybody"]) => ({
    path,
    everybody,
    roles: [],
  });
  const fieldPermissions = [said("a", "hidden"), said("b", "read"), said("c", "edit")];
  expect(closedFields({ fieldPermissions })).toEqual(["a", "b"]);
});
