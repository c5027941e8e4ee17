import { expect, test } from "vitest";
import {
  dialogScope,
  folderScope,
  groupScope,
  isRootOf,
  openScopes,
  planScope,
  userScope,
} from "./scope.ts";

test("without being let in, people see what is everybody's and what is their own", () => {
  expect(openScopes(7)).toEqual(["company", "user:7", "absence:7", "leave:7"]);
});

test("a scope goes with the row that made it, and with no other", () => {
  expect(isRootOf("plan", 3, planScope(3))).toBe(true);
  expect(isRootOf("plan", 4, planScope(3))).toBe(false);
  expect(isRootOf("task", 3, planScope(3))).toBe(false);
  expect(isRootOf("dialog", 3, groupScope(3))).toBe(true);
  expect(isRootOf("dialog", 3, dialogScope({ dialogId: 3, planId: 3, privateTo: 0 }))).toBe(false);
  expect(isRootOf("libraryItem", 3, folderScope(3))).toBe(true);
  expect(isRootOf("libraryItem", 4, folderScope(3))).toBe(false);
  expect(isRootOf("user", 3, userScope(3))).toBe(false);
  expect(isRootOf("company", 1, "company")).toBe(false);
});
