import { symbolToken, type Token } from "./token.ts";

const PIECES =
  /\s+|(?<number>\d+(?:\.\d*)?|\.\d+)|'(?<text>(?:[^']|'')*)'|@(?<variable>[A-Za-z]\w*)|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)|(?<symbol><>|!=|<=|>=|==|.)/gsu;
const WORDS = new Set(["and", "or", "not", "true", "false"]);

/** The tokens of a formula as a person types it: `sum(items.amount) * 1.09`, `days >= 2 and kind <> 'sick'`. */
export function tokensOfText(text: string): Token[] {
  const pieces = [...text.matchAll(PIECES)].filter(({ 0: piece }) => piece.trim() !== "");
  return pieces.map(({ groups = {} }, place) => {
    if (groups["number"] !== undefined) return { type: "number", text: groups["number"] };
    if (groups["text"] !== undefined) {
      return { type: "text", value: groups["text"].replaceAll("''", "'") };
    }
    if (groups["variable"] !== undefined) return { type: "variable", name: groups["variable"] };
    const name = groups["name"];
    if (name === undefined) return symbolToken(groups["symbol"] ?? "");
    const isCalled = pieces[place + 1]?.[0] === "(";
    return isCalled || WORDS.has(name)
      ? { type: "word", word: name }
      : { type: "field", path: name };
  });
}
