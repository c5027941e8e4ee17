import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  completeMention,
  mentionBeingTyped,
  namesToTokens,
  tokensToNames,
} from "./mention-text.ts";

const people = [
  { id: 0, name: "everybody" },
  { id: 5, name: "Hana" },
  { id: 6, name: "Hana Sato" },
  { id: 7, name: "陈伟" },
];
const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? "?";

describe("mentions while typing", () => {
  it("become tokens, the longest name first", () => {
    expect(namesToTokens("@Hana Sato and @Hana, see @陈伟", people)).toBe(
      "<@6> and <@5>, see <@7>",
    );
  });

  it("come back as names, whatever stands around them", () => {
    const piece = fc.oneof(
      fc.constantFrom("<@0>", "<@5>", "<@6>", "<@7>"),
      fc.constantFrom("a", " ", ", see ", "养护"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        // Two names directly behind each other would read as one other name.
        const text = pieces.join(" | ");
        expect(namesToTokens(tokensToNames(text, nameOf), people)).toBe(text);
      }),
    );
  });

  it("are noticed at the start and after a space, not inside an address", () => {
    expect(mentionBeingTyped("@Ha", 3)).toBe("Ha");
    expect(mentionBeingTyped("see @", 5)).toBe("");
    expect(mentionBeingTyped("a@b", 3)).toBeUndefined();
    expect(mentionBeingTyped("a.b-c@b", 7)).toBeUndefined();
  });

  it("are noticed right behind a word where no spaces are written", () => {
    expect(mentionBeingTyped("请@张", 3)).toBe("张");
    expect(mentionBeingTyped("どうぞ@", 4)).toBe("");
  });

  it("are completed where the caret stands", () => {
    expect(completeMention("see @Ha now", 7, "Hana Sato")).toEqual({
      text: "see @Hana Sato  now",
      caret: 15,
    });
  });
});
