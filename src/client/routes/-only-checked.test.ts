import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { expect, test } from "vitest";
import { sheetSearch } from "./manage/-parameters.ts";
import { onlyChecked } from "./-only-checked.ts";

function searchAt(address: string): unknown {
  const root = createRootRoute();
  const frame = createRoute({ getParentRoute: () => root, path: "/manage" });
  const sheet = createRoute({
    getParentRoute: () => frame,
    path: "/sheet",
    validateSearch: sheetSearch,
  });
  const tree = root.addChildren([frame.addChildren([sheet])]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: onlyChecked(tree), history });
  const { pathname, search } = router.latestLocation;
  // What is undefined is not there.
  return JSON.parse(JSON.stringify(router.matchRoutes(pathname, search).at(-1)?.search));
}

test("a screen gets nothing of an address that its route has not looked at", () => {
  const search = searchAt("/manage/sheet?pin=%7B%22a%22%3A1%7D&task=12&other=abc");
  expect(search).toEqual({ task: 12 });
});

test("what is well said stays as it is", () => {
  expect(searchAt("/manage/sheet?pin=7")).toEqual({ pin: 7 });
});
