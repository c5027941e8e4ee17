import type { Token } from "./token.ts";

/** A formula as a person types it: what `tokensOfText` reads back. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.reduce((text, token, at) => {
    const piece = written(token);
    const before = tokens[at - 1];
    const isTight =
      at === 0 ||
      piece === ")" ||
      piece === "," ||
      (before?.type === "symbol" && before.symbol === "(") ||
      (piece === "(" && before?.type === "word" && !isJoining(before.word));
    return text + (isTight ? "" : " ") + piece;
  }, "");
}

function isJoining(word: string): boolean {
  return word === "and" || word === "or" || word === "not";
}

function written(token: Token): string {
  switch (token.type) {
    case "text":
      return `'${token.value.replaceAll("'", "''")}'`;
    case "field":
      return token.path;
    case "variable":
      return `@${token.name}`;
    case "word":
      return token.word;
    case "symbol":
      return token.symbol;
    default:
      return token.text;
  }
}
