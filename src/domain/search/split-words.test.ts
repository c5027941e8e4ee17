import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text.ts";
import { runsOf, soughtTerms, termsOf } from "./split-words.ts";

const soughtIn = (text: string) => soughtTerms(text).map((term) => term.text);

describe("texts are compared", () => {
  it("without case and accents", () => {
    expect(foldText("Brücke ÉTÉ Łódź")).toBe("brucke ete lodz");
    expect(foldText("Straße")).toBe("strasse");
  });

  it("without the width of letters, and katakana like hiragana", () => {
    expect(foldText("ＡＢＣ１２")).toBe("abc12");
    expect(foldText("ｺﾝｸﾘｰﾄ")).toBe(foldText("コンクリート"));
    expect(foldText("コンクリート")).toBe("こんくりーと");
  });

  it("with the marks that make another sound or another syllable", () => {
    expect(foldText("が")).not.toBe(foldText("か"));
    expect(foldText("회의")).toBe("회의");
  });
});

describe("a text is found by", () => {
  it("its words and numbers", () => {
    expect(termsOf("Pour pier cap P3, second lift!")).toEqual([
      "pour",
      "pier",
      "cap",
      "p3",
      "second",
      "lift",
    ]);
  });

  it("simplified and traditional characters alike", () => {
    expect(termsOf("澆築橋墩")).toEqual(termsOf("浇筑桥墩"));
    expect(soughtIn("橋墩")).toEqual(soughtIn("桥墩"));
  });

  it("pairs of characters where there are no spaces, and by its last character", () => {
    expect(termsOf("浇筑桥墩")).toEqual(["浇筑", "筑桥", "桥墩", "墩"]);
    expect(termsOf("회의에서")).toEqual(["회의", "의에", "에서", "서"]);
    // Japanese is compared as if it were Chinese: 設 and 设 are one.
    expect(termsOf("コンクリート打設")).toContain("打设");
  });

  it("words and pairs where scripts are mixed", () => {
    expect(termsOf("P3桥墩C30混凝土")).toEqual(["p3", "桥墩", "墩", "c30", "混凝", "凝土", "土"]);
  });

  it("characters beyond the first plane as whole ones", () => {
    expect(termsOf("𠮷野")).toEqual(["𠮷野", "野"]);
  });

  it("the beginning of a word that is longer than any", () => {
    expect(termsOf("x".repeat(5_000))[0]).toHaveLength(40);
    expect(termsOf("é".repeat(5_000))[0]).toHaveLength(40);
  });

  it("nothing where it holds only marks", () => {
    expect(termsOf("… — !?")).toEqual([]);
  });
});

it("runs say where they stand in what was written", () => {
  const text = "Änderung: 桥墩!";
  const places = runsOf(text).map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(["Änderung", "桥墩"]);
});

describe("what somebody types is looked for", () => {
  it("as the beginning of words, each once", () => {
    expect(soughtTerms("pour Pour pi").map(({ text, prefix }) => [text, prefix])).toEqual([
      ["pour", true],
      ["pi", true],
    ]);
  });

  it("as pairs, and a single character as the beginning of one", () => {
    expect(soughtIn("桥墩")).toEqual(["桥墩"]);
    expect(soughtTerms("桥")).toEqual([{ text: "桥", prefix: true, mistakes: 0 }]);
    expect(soughtTerms("桥墩")[0]?.prefix).toBe(false);
  });

  it("with mistakes in longer words of Latin letters only", () => {
    const mistakes = soughtTerms("cap pier concrete 12345678 бетонный").map(
      (term) => term.mistakes,
    );
    expect(mistakes).toEqual([0, 1, 2, 0, 0]);
  });

  it("up to a sensible number of words", () => {
    expect(
      soughtIn(Array.from({ length: 50 }, (_none, place) => `w${place}`).join(" ")),
    ).toHaveLength(12);
  });
});
