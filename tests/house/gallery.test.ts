import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";

const shown = filesIn("tests/gallery/exhibits").map(readText).join("\n");
const isShown = (part: string) => shown.includes(`part: "${part}"`);

/** The folders below a room that hold something to be seen. */
function partsOf(room: string): string[] {
  const seen = filesIn(`src/client/${room}`).filter(
    (file) => /\.(tsx|module\.css)$/.test(file) && !isTest(file),
  );
  const folders = seen
    .map((file) => file.split("/")[3] ?? "")
    .filter((name) => !name.includes("."));
  return [...new Set(folders)].map((name) => `${room}/${name}`);
}

test("every part of the kit stands in the gallery", () => {
  const kit = partsOf("ui");
  expect(kit.length).toBeGreaterThan(10);
  expect(kit.filter((part) => !isShown(part))).toEqual([]);
});

test("the parts that screens are most made of stand in the gallery too", () => {
  const shared = ["form", "people", "task", "keyboard", "text"].map((name) => `parts/${name}`);
  expect(shared.filter((part) => !isShown(part))).toEqual([]);
});

test("the gallery shows nothing that is not there any more", () => {
  const parts = [...shown.matchAll(/part: "([^"]+)"/g)].map(([, part = ""]) => part);
  const gone = parts.filter((part) => filesIn(`src/client/${part}`).length === 0);
  expect(parts.length).toBeGreaterThan(0);
  expect(gone).toEqual([]);
});
