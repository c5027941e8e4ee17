import { expect, test } from "vitest";
import { offerPeople, rankPeople } from "./rank-people.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesFor = (typed: string, ...names: string[]) =>
  rankPeople(named(...names), typed).map(({ name }) => name);

test("whose name begins as typed comes first, then whose family name does, then the rest", () => {
  expect(namesFor("an", "Hana Sato", "Ines Antunes", "Anna Berg", "Omar Haddad")).toEqual([
    "Anna Berg",
    "Ines Antunes",
    "Hana Sato",
  ]);
});

test("without words everybody is there, as they came", () => {
  expect(namesFor("", "Omar", "Anna")).toEqual(["Omar", "Anna"]);
  expect(namesFor("  ", "Omar", "Anna")).toEqual(["Omar", "Anna"]);
});

test("case and accents make no difference, and Chinese names are found by any character", () => {
  expect(namesFor("INES", "Inês Costa")).toEqual(["Inês Costa"]);
  expect(namesFor("伟", "陈伟", "王芳")).toEqual(["陈伟"]);
});

test("who cannot be picked comes last, and only when asked for by name", () => {
  const people = [
    { id: 1, name: "Anna Berg", barred: "Account disabled" },
    { id: 2, name: "Hana Sato" },
  ];
  expect(offerPeople(people, "an").map(({ id }) => id)).toEqual([2, 1]);
  expect(offerPeople(people, "").map(({ id }) => id)).toEqual([2]);
});
