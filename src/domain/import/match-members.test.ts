import { describe, expect, it } from "vitest";
import { matchMembers } from "./match-members.ts";

const users = [
  { id: 1, nickname: "Anna Müller" },
  { id: 2, nickname: "陈伟" },
  { id: 3, nickname: "Chen Wei" },
  { id: 4, nickname: "Łukasz Groß" },
  { id: 5, nickname: "がく" },
  { id: 6, nickname: "Ben Okafor" },
  { id: 7, nickname: "ben okafor" },
];

function match(name: string): number | undefined {
  return matchMembers([{ key: "m", name }], users).get("m");
}

describe("finding the people of a foreign board among our own", () => {
  it.each([
    ["anna muller", 1],
    ["ANNA  MÜLLER", 1],
    ["Müller Anna", 1],
    ["Müller, Anna", 1],
    ["陈 伟", 2],
    ["Wei Chen", 3],
    ["ChenWei", 3],
    ["Lukasz Gross", 4],
    ["がく", 5],
  ])("takes %s for who it is", (name, id) => {
    expect(match(name)).toBe(id);
  });

  it("leaves out whoever is unknown, nameless or could be two people", () => {
    expect(match("Anna Möller")).toBe(0);
    expect(match("Anna")).toBe(0);
    expect(match(" ")).toBe(0);
    expect(match("Ben Okafor")).toBe(0);
  });

  it("does not take a letter for another because of a mark that makes it one", () => {
    expect(match("かく")).toBe(0);
  });

  it("finds three names with the family name first", () => {
    const found = matchMembers(
      [{ key: "m", name: "Anna Maria Müller" }],
      [
        { id: 9, nickname: "Mueller" },
        { id: 8, nickname: "Müller Anna Maria" },
      ],
    );
    expect(found.get("m")).toBe(8);
  });

  it("answers for every member, whatever its key", () => {
    const members = ["__proto__", "constructor", "a"].map((key) => ({ key, name: "Chen Wei" }));
    expect([...matchMembers(members, users)]).toEqual([
      ["__proto__", 3],
      ["constructor", 3],
      ["a", 3],
    ]);
  });

  it("finds a person by an e-mail address that is known, or by the name in it", () => {
    const people = [
      { id: 4, nickname: "Dana", email: "Boss@site.example" },
      { id: 5, nickname: "Ana Vidal" },
      { id: 6, nickname: "Tom Baker" },
    ];
    const find = (name: string, username: string) =>
      matchMembers([{ key: "m", name, username }], people).get("m");
    expect(find("Site manager", "boss@SITE.example")).toBe(4);
    expect(find("ana.vidal@site.example", "ana.vidal@site.example")).toBe(5);
    expect(find("Tom Baker", "ana.vidal@site.example")).toBe(6);
    expect(find("Foreman", "ana.vidal")).toBe(0);
    expect(find("Foreman", "@site.example")).toBe(0);
  });
});
