import { expect, test } from "vitest";
import { disciplineOf, guessSheet } from "./guess-sheet.ts";

const nothing = { label: "", bookmark: "", words: [] };

test("a bookmark says number and title, however they are parted", () => {
  for (const bookmark of ["A-207 - Level 7", "A-207 – Level 7", "A-207: Level 7", "A-207 Level 7"])
    expect(guessSheet({ ...nothing, bookmark }, "Set.pdf", false)).toEqual({
      number: "A-207",
      title: "Level 7",
      discipline: "architecture",
    });
});

test("a label is a number only where it looks like one", () => {
  expect(guessSheet({ ...nothing, label: "S1.02" }, "Set.pdf", false).number).toBe("S1.02");
  expect(guessSheet({ ...nothing, label: "iv" }, "Set.pdf", false).number).toBe("");
});

test("of a title block the largest number counts, and nothing that stands elsewhere", () => {
  const words = [
    { text: "E-301", x: 0.9, y: 0.95, height: 24 },
    { text: "E-300", x: 0.7, y: 0.9, height: 9 },
    { text: "D-1", x: 0.2, y: 0.3, height: 60 },
    { text: "Scale 1:100", x: 0.9, y: 0.9, height: 30 },
  ];
  expect(guessSheet({ ...nothing, words }, "Set.pdf", false)).toMatchObject({
    number: "E-301",
    discipline: "electrical",
  });
});

test("a file of one page says it by its name", () => {
  expect(guessSheet(nothing, "建施-07 七层平面图.pdf", true)).toEqual({
    number: "建施-07",
    title: "七层平面图",
    discipline: "architecture",
  });
  expect(guessSheet(nothing, "Site photo.png", true)).toMatchObject({
    number: "",
    title: "Site photo",
  });
});

test("a number of which nobody knows whose it is belongs to the others", () => {
  expect(disciplineOf("X-1")).toBe("other");
  expect(disciplineOf("")).toBe("other");
});
