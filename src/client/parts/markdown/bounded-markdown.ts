import { Lexer, Marked, type MarkedExtension, type Token, type TokensList } from "marked";
import { MARKDOWN_DEPTH_MAX } from "#domain/limits.ts";

/**
 * Markdown that can be drawn whatever stands in it: what is nested deeper than so many levels, quotes and lists as
 * well as emphasis, is left as plain words. Marked itself goes on until the stack is full, and reads the text anew
 * for each level.
 */
export function boundedMarkdown(extension: MarkedExtension = {}): Marked {
  return new Marked({ gfm: true, breaks: true }, extension, {
    hooks: { provideLexer: () => (text, options) => new BoundedLexer(options).lex(text) },
  });
}

class BoundedLexer<Parsed, Rendered> extends Lexer<Parsed, Rendered> {
  #depth = 0;

  override blockTokens(text: string, tokens?: Token[], isCut?: boolean): Token[];
  override blockTokens(text: string, tokens?: TokensList, isCut?: boolean): TokensList;
  override blockTokens(text: string, tokens: Token[] = [], isCut?: boolean): Token[] {
    return this.#within(text, tokens, () => super.blockTokens(text, tokens, isCut));
  }

  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    return this.#within(text, tokens, () => super.inlineTokens(text, tokens));
  }

  #within(text: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.#depth === MARKDOWN_DEPTH_MAX) {
      tokens.push({ type: "text", raw: text, text, escaped: false });
      return tokens;
    }
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}
