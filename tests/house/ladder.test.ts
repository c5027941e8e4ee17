import { join } from "node:path/posix";
import { expect, test } from "vitest";
import { ownFiles, readText } from "./rooms.ts";

/** Room -> the rooms below it that it may use. */
const ladder = JSON.parse(readText("tests/house/ladder.json")) as Record<string, string[]>;

interface RoomSettings {
  readonly references: readonly { readonly path: string }[];
}

/** What the compiler lets a room see, as paths from the root. */
function seenByCompiler(room: string): string[] {
  const { references } = JSON.parse(readText(`${room}/tsconfig.json`)) as RoomSettings;
  return references.map(({ path }) => join(room, path)).toSorted();
}

/** The routes are compiled together with the entry, which joins all rooms of the client. */
const ownProject = Object.entries(ladder).filter(([room]) => room !== "src/client/routes");

test.each(ownProject)(
  "the compiler and the import rules agree on the walls of %s",
  (room, below) => {
    expect(seenByCompiler(room)).toEqual(below.filter((path) => path !== "locales").toSorted());
  },
);

test("the root project builds every room", () => {
  const { references } = JSON.parse(readText("tsconfig.json")) as RoomSettings;
  const built = references.map(({ path }) => join(path)).toSorted();
  const rooms = [...ownProject.map(([room]) => room), "src/client", "tests"].toSorted();
  expect(built).toEqual(rooms);
});

/** Folder of the data room -> the folders below it that it may use, the lowest first. */
const dataLadder = JSON.parse(readText("tests/house/data-ladder.json")) as Record<string, string[]>;

test("each folder of the data room has its step", () => {
  const inRoom = ownFiles().flatMap(
    (path) => /^src\/client\/data\/([^/]+)\//.exec(path)?.[1] ?? [],
  );
  expect(Object.keys(dataLadder).toSorted()).toEqual([...new Set(inRoom)].toSorted());
});

test("each step of the data room stands on those below it", () => {
  const steps = Object.keys(dataLadder);
  for (const [index, step] of steps.entries()) {
    expect(steps.slice(0, index), step).toEqual(expect.arrayContaining(dataLadder[step] ?? []));
  }
});
