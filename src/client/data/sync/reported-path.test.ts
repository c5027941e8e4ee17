import { expect, test } from "vitest";
import { reportedPath } from "./reported-path.ts";

test.each([
  ["/manage/file/12/345", "/single/file/345"],
  ["/manage/file/12/345/", "/single/file/345"],
  ["/manage/file/12", "/manage/file/12"],
  ["/manage/file", "/manage/file"],
  ["/manage/file/trash/345", "/manage/file/trash/345"],
  ["/manage/file/12/345/6", "/manage/file/12/345/6"],
  ["/single/file/345", "/single/file/345"],
  ["/manage/messenger/12", "/manage/messenger/12"],
])("%s is told as %s", (path, told) => {
  expect(reportedPath(path)).toBe(told);
});
