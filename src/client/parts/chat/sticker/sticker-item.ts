import { folded } from "../emoji/emoji.ts";
import type { OfferedStickers } from "#client/data/queries/chat/stickers.ts";
import { ownStickers, type OwnSticker } from "#domain/sticker/own-stickers.ts";
import { stickerKeyOf } from "#domain/sticker/sticker-key.ts";

/** A sticker as somebody picks it. */
export interface StickerItem {
  readonly key: string;
  readonly name: string;
  /** One of ours; undefined = the company's. */
  readonly sticker: OwnSticker | undefined;
  /** The company's, 0 = one of ours. */
  readonly stickerId: number;
}

export interface StickerGroups {
  readonly all: readonly StickerItem[];
  readonly company: readonly StickerItem[];
  readonly own: readonly StickerItem[];
  readonly favourites: readonly StickerItem[];
  readonly recent: readonly StickerItem[];
}

/** All stickers as they are shown to somebody, by what they did with them. */
export function groupStickers(
  { company, uses }: OfferedStickers,
  nameOf: (sticker: OwnSticker) => string,
): StickerGroups {
  const ofCompany = company.map(({ id, name }): StickerItem => ({
    key: stickerKeyOf({ sticker: "", stickerId: id }),
    name,
    sticker: undefined,
    stickerId: id,
  }));
  const own = ownStickers.map((sticker): StickerItem => ({
    key: sticker,
    name: nameOf(sticker),
    sticker,
    stickerId: 0,
  }));
  const all = [...ofCompany, ...own];
  const byKey = new Map(all.map((item) => [item.key, item]));
  // What was removed since is nowhere among them.
  const itemsOf = (keys: readonly { readonly key: string }[]) =>
    keys.flatMap(({ key }) => byKey.get(key) ?? []);
  return {
    all,
    company: ofCompany,
    own,
    favourites: itemsOf(uses.filter(({ favourite }) => favourite === 1)),
    recent: itemsOf(uses.filter(({ useTime }) => useTime > 0)),
  };
}

/** Those in whose names all words stand. */
export function findStickers(all: readonly StickerItem[], words: string): readonly StickerItem[] {
  const sought = folded(words).split(/\s+/).filter(Boolean);
  return all.filter(({ name }) => sought.every((word) => folded(name).includes(word)));
}
