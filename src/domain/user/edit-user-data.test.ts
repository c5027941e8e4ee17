import { LEADER, makeCompany, MEMBER, NOBODY } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { userScope } from "../scope.ts";
import { editUserData } from "./edit-user-data.ts";

test("a new nickname is seen by all colleagues, a new phone by nobody else", () => {
  const world = makeCompany();
  const renamed = world.does(LEADER, "user.editData", { nickname: "  李总工 " });
  const called = world.does(LEADER, "user.editData", { tel: "13800138000" });
  expect(world.row("user", LEADER).nickname).toBe("李总工");
  expect(world.row("account", LEADER).tel).toBe("13800138000");
  expect(renamed.changes.map((change) => change.entity)).toEqual(["user"]);
  expect(called.changes.map((change) => change.entity)).toEqual(["account"]);
  expect(editUserData.lane({ tel: "13800138000" }, { userId: LEADER })).toBe(userScope(LEADER));
  expect(editUserData.lane({ nickname: "李总工" }, { userId: LEADER })).toBe("company");
});

test.each([
  [{ nickname: "李" }],
  [{ nickname: "x".repeat(21) }],
  [{ tel: "23800138000" }],
  [{ tel: "1380013800" }],
  [{ email: "me@example.org" }],
  [{ userimg: "https://example.org/me.jpg" }],
  [{ userimg: "data:image/svg+xml;base64,PHN2Zy8+" }],
  [{ nickname: "李总工", isAdmin: true }],
])("only a fitting nickname or a mainland mobile number is taken: %j", (data) => {
  const world = makeCompany();
  const refusal = world.refuses(LEADER, "user.editData", data as unknown as { tel: string });
  expect(refusal.reason).toBe("parameterError");
});

test("a picture is seen by all colleagues, and goes with whoever sets none", () => {
  const world = makeCompany();
  const userimg = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA";
  world.does(LEADER, "user.editData", { userimg });
  expect(world.row("user", LEADER).userimg).toBe(userimg);
  expect(editUserData.lane({ userimg }, { userId: LEADER })).toBe("company");
  world.does(LEADER, "user.editData", { userimg: "" });
  expect(world.row("user", LEADER).userimg).toBe("");
  expect(editUserData.merge?.({ userimg }, { userimg: "" })).toEqual({ userimg: "" });
  expect(editUserData.merge?.({ userimg }, { nickname: "Ada" })).toBeUndefined();
});

test("whether others see when one was there is changed without anybody else hearing of it", () => {
  const world = makeCompany();
  const { changes } = world.does(LEADER, "user.editData", { hidesLine: true });
  expect(world.row("account", LEADER).hidesLine).toBe(true);
  expect(changes.map(({ entity }) => entity)).toEqual(["account"]);
  expect(editUserData.lane({ hidesLine: true }, { userId: LEADER })).toBe(userScope(LEADER));
});

test("somebody who is no longer there has nothing to edit", () => {
  const world = makeCompany();
  expect(world.refuses(NOBODY, "user.editData", { nickname: "Ghost" }).code).toBe(400);
  expect(world.refuses(NOBODY, "user.editData", { tel: "13800138000" }).code).toBe(400);
});

test("the name of a colleague is not taken, nor one that looks like it; one's own may be written anew", () => {
  const world = makeCompany();
  world.does(LEADER, "user.editData", { nickname: "Ada Stone" });
  for (const nickname of ["Ada Stone", "ada  stone", "Аda Stone", "Ada\u200b Stone"]) {
    const refusal = world.refuses(MEMBER, "user.editData", { nickname });
    expect(refusal).toMatchObject({ code: 400, reason: "user.nicknameTaken" });
  }
  world.does(LEADER, "user.editData", { nickname: "ADA STONE" });
  expect(world.row("user", LEADER).nickname).toBe("ADA STONE");
});
