import { expect, test } from "vitest";
import type { User } from "#domain/user/user.ts";
import { findMembers, type MemberState } from "./find-members.ts";

function person(id: number, nickname: string, details: Partial<User> = {}): User {
  const shown = { nickname, userimg: "", bot: false, isAdmin: false };
  return { id, ...shown, disableTime: 0, deleteTime: 0, createTime: 0, ...details };
}

const users = [
  person(1, "王芳"),
  person(2, "Dana Kim", { isAdmin: true }),
  person(3, "Omar", { disableTime: 5, isAdmin: true }),
  person(4, "Ben", { deleteTime: 7, disableTime: 5 }),
  person(5, "Robot", { bot: true }),
  person(6, "anna"),
];

const names = (state: MemberState, text = "") =>
  findMembers(users, { state, text, locale: "en" }).map(({ nickname }) => nickname);

test("members are listed by name, whoever is shut out or has left apart", () => {
  expect(names("present")).toEqual(["anna", "Dana Kim", "王芳"]);
  expect(names("administrators")).toEqual(["Dana Kim"]);
  expect(names("disabled")).toEqual(["Omar"]);
  expect(names("left")).toEqual(["Ben"]);
  expect(names("all")).toHaveLength(5);
});

test("a part of the name finds them", () => {
  expect(names("all", " AN")).toEqual(["anna", "Dana Kim"]);
  expect(names("present", "芳")).toEqual(["王芳"]);
});
