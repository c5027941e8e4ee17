import { PASSWORD } from "#tests/server/make/people.ts";
import type { Drawing } from "./drawing.ts";
import { writtenTexts } from "./written-texts.ts";
import { newMarkWord } from "./mark-word.ts";
import { formedTexts, oddTexts } from "./samples.ts";
import { alterWord } from "./alter-word.ts";

/** What a text has to be. */
export interface TextWish {
  readonly most: number | undefined;
  fits(text: string): boolean;
}

/** A text that its field takes, at its edges now and then. */
export function drawText(drawing: Drawing, key: string, { most, fits }: TextWish): string {
  const { luck } = drawing;
  const known = knownTexts(drawing, key);
  const word = luck.pick(known);
  if (word !== undefined && luck.chance(0.9))
    return luck.chance(0.25) ? alterWord(luck, word) : word;
  const free = freeText(drawing, most);
  if (fits(free)) return free;
  return luck.pick(formedTexts.filter(fits)) ?? free;
}

/** Where a field is one of the server's words, or one that only few texts make sense in. */
function knownTexts(drawing: Drawing, key: string): readonly string[] {
  const { told, snapshot, actor } = drawing;
  if (key === "clientId") return [actor.clientId];
  if (key === "password" || key === "current") return [PASSWORD, "not the password"];
  if (key === "email") return snapshot.rows.account.map(({ row }) => row.email);
  if (key === "rank") return [...snapshot.rows.task, ...snapshot.rows.column].map(rankOf);
  if (key === "epoch") return [snapshot.space.epoch, "", ...told.of("epoch")];
  return [...told.of(key), ...writtenTexts(drawing, key)];
}

function rankOf({ row }: { row: { rank: string } }): string {
  return row.rank;
}

/** A word never written before, with odd things about it, up to as long as the field takes. */
function freeText({ luck, extremes }: Drawing, most = 2_000): string {
  const odd = luck.chance(0.3) ? (luck.pick(oddTexts) ?? "") : "";
  const text = `${newMarkWord()}${odd}`.slice(0, most);
  if (most <= text.length || !luck.chance(extremes / 2)) return text;
  // Long at its end, or at its beginning, where it nests.
  return luck.chance(0.5)
    ? text.padEnd(most, luck.pick(["x", "é", "*"]))
    : text.padStart(most, luck.pick([">", "> ", "- "]));
}
