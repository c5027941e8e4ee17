import type { MarkedExtension, Tokens } from "marked";

const MENTION = /^<@(\d{1,16})>/;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Draws mentions in markdown, whatever stands right before and behind them. */
export function mentionMarks(nameOf: (id: number) => string): MarkedExtension {
  return {
    extensions: [
      {
        name: "mention",
        level: "inline",
        start: (text) => text.indexOf("<@"),
        tokenizer(text) {
          const found = MENTION.exec(text);
          return found ? { type: "mention", raw: found[0], id: Number(found[1]) } : undefined;
        },
        renderer: (token: Tokens.Generic) =>
          `<strong><b>@${escapeHtml(nameOf(token["id"]))}</b></strong>`,
      },
    ],
  };
}

/** Words as they stand in HTML. */
export function escapeHtml(name: string): string {
  return name.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? "");
}
