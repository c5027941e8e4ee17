import { expect, test } from "vitest";
import { calls } from "./registry.ts";
import { mayByToken, scopeOfCall, TOKEN_SCOPES } from "./token-scopes.ts";

const named = calls.filter(({ name }) => scopeOfCall(name, false));

test("the table names calls that there are, each in one scope", () => {
  expect(named.length).toBeGreaterThan(40);
  const all = { scopes: TOKEN_SCOPES, isBot: false };
  for (const { name } of named) {
    expect(mayByToken(name, all), name).toBe(true);
    expect(TOKEN_SCOPES.filter((scope) => mayByToken(name, { ...all, scopes: [scope] }))).toEqual([
      scopeOfCall(name, false),
    ]);
  }
});

test("no token comes to what guards accounts, to what administrators do, and to all that is synced", () => {
  const rights = { scopes: TOKEN_SCOPES, isBot: false };
  const barred = calls.filter(
    ({ name, access }) =>
      access === "admin" ||
      ["bot.list", "bot.add", "bot.edit", "bot.remove"].includes(name) ||
      /^(account|password|email|twoFactor|passkey|security|device|token|invite|sync|push|audit|singleSignOn)\./.test(
        name,
      ),
  );
  expect(barred.length).toBeGreaterThan(30);
  expect(barred.filter(({ name }) => mayByToken(name, rights)).map(({ name }) => name)).toEqual([]);
});

test("a bot cannot ask for all that is said in a chat", () => {
  const rights = { scopes: TOKEN_SCOPES, isBot: true };
  const shown = calls.filter(({ name }) => mayByToken(name, rights)).map(({ name }) => name);
  expect(shown.filter((name) => /^(dialog|file)\./.test(name))).toEqual([]);
  expect(shown.filter((name) => name.startsWith("message.")).toSorted()).toEqual([
    "message.edit",
    "message.sendText",
    "message.withdraw",
  ]);
});
