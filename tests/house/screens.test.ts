import { expect, test } from "vitest";
import { ownFiles, readText } from "./rooms.ts";

/** Pages that no address alone leads to: the story that brings somebody there looks at them. */
const elsewhere: Readonly<Record<string, string>> = {
  "/fill": "form-links",
  "/guest": "guest-link",
  "/invite": "screens",
  "/login": "screens",
  "/manage/AtlasList/$sheetId": "drawings",
  "/manage/approve/details": "requests",
  "/manage/oa/my/$examineId": "requests",
  "/manage/plan/invite": "doors",
  "/password": "account",
  "/shared": "public-links",
  "/single/file/$fileId": "file-message",
  "/single/file/APPboard": "file-board",
  "/single/file/msg/$msgId": "file-message",
  "/single/file/task/$fileId": "task-files",
  "/single/valid/email": "account",
  "/token": "doors",
};
/** They only lead on. */
const ways = new Set([
  "/",
  "/manage",
  "/manage/",
  "/manage/ApplicationCenter",
  "/manage/OaSettings",
  "/manage/oa/wait",
  "/manage/workbench/",
]);

const routes = () => {
  const tree = readText("src/client/route-tree.gen.ts");
  return [...new Set([...tree.matchAll(/fullPath: "([^"]+)"/g)].map(([, path = ""]) => path))];
};

/** Addresses of the screens that are looked at, without what follows the question mark. */
const addresses = [
  ...readText("tests/browser/make/screens.ts").matchAll(/address: ["`]([^"`?]+)/g),
].map(([, address = ""]) => address.replaceAll(/\$\{\w+\}/g, "1"));

function leadsTo(address: string, route: string): boolean {
  const pattern = route
    .replace(/\/$/, "")
    .replaceAll(/\/\{-\$\w+\}/g, "(/[^/]+)?")
    .replaceAll(/\$\w+/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(address);
}

test("each page is among the screens that are looked at, or in a story that looks at it", () => {
  const unseen = routes().filter(
    (route) =>
      !ways.has(route) &&
      elsewhere[route] === undefined &&
      !addresses.some((address) => leadsTo(address, route)),
  );
  expect(unseen).toEqual([]);
});

test("the stories that look at the others are there and look, and the pages still are", () => {
  const known = new Set(routes());
  expect([...Object.keys(elsewhere), ...ways].filter((route) => !known.has(route))).toEqual([]);
  const blind = [...new Set(Object.values(elsewhere))].filter((name) => {
    const path = `tests/browser/${name}.test.ts`;
    return !ownFiles().includes(path) || !/violations(On|In)\(/.test(readText(path));
  });
  expect(blind).toEqual([]);
});
