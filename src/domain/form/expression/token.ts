import { type Json, isJsonObject, listOf } from "../json/json.ts";

/** A piece of an expression as the designer shows it. */
export type Token =
  | { readonly type: "number"; readonly text: string }
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "field"; readonly path: string; readonly label?: string }
  | { readonly type: "variable"; readonly name: string }
  /** A function, or one of the words and, or, not, true, false. */
  | { readonly type: "word"; readonly word: string }
  | { readonly type: "symbol"; readonly symbol: string }
  | { readonly type: "unreadable"; readonly text: string };

/** How a symbol may be written, and what it stands for. */
const SYMBOLS: Readonly<Record<string, string>> = {
  "×": "*",
  "÷": "/",
  "−": "-",
  "–": "-",
  "=": "==",
  "!=": "<>",
  "≠": "<>",
  "≤": "<=",
  "≥": ">=",
  "（": "(",
  "）": ")",
  "，": ",",
};
const OWN_SYMBOLS = new Set(["+", "-", "*", "/", "(", ")", ",", "==", "<>", "<", "<=", ">", ">="]);
const WORD = /^[A-Za-z]\w*$/;

export function symbolToken(written: string): Token {
  const symbol = SYMBOLS[written] ?? written;
  return OWN_SYMBOLS.has(symbol)
    ? { type: "symbol", symbol }
    : { type: "unreadable", text: written };
}

/** The tokens of a calculation as they stand in a definition; digits that follow each other are one number (forms-approvals 1.6). */
export function readTokens(json: Json | undefined): Token[] {
  const tokens: Token[] = [];
  for (const piece of listOf(json)) {
    const token = readToken(piece);
    const last = tokens.at(-1);
    if (token.type === "number" && last?.type === "number") {
      tokens[tokens.length - 1] = { type: "number", text: last.text + token.text };
    } else {
      tokens.push(token);
    }
  }
  return tokens;
}

function readToken(piece: Json): Token {
  if (isJsonObject(piece)) {
    const { __vModel__: path, label } = piece;
    if (typeof path !== "string") return { type: "unreadable", text: "{}" };
    return { type: "field", path, ...(typeof label === "string" && { label }) };
  }
  const text = typeof piece === "number" ? String(piece) : piece;
  if (typeof text !== "string") return { type: "unreadable", text: JSON.stringify(text) };
  return readWord(text.trim());
}

function readWord(text: string): Token {
  if (/^[\d.]+$/.test(text)) return { type: "number", text };
  if (/^'.*'$/s.test(text) && text.length > 1) {
    return { type: "text", value: text.slice(1, -1).replaceAll("''", "'") };
  }
  if (text.startsWith("@")) return { type: "variable", name: text.slice(1) };
  return WORD.test(text) ? { type: "word", word: text } : symbolToken(text);
}

/** Tokens as they stand in a definition. */
export function writeTokens(tokens: readonly Token[]): Json[] {
  return tokens.map((token) => {
    if (token.type === "number" || token.type === "unreadable") return token.text;
    if (token.type === "text") return `'${token.value.replaceAll("'", "''")}'`;
    if (token.type === "variable") return `@${token.name}`;
    if (token.type === "word") return token.word;
    if (token.type === "symbol") return token.symbol;
    return { __vModel__: token.path, label: token.label ?? token.path };
  });
}
