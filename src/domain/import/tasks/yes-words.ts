/** What lists say of what is done, and of what is not, in any language; in small letters. */
export const YES_WORDS: ReadonlySet<string> = new Set(
  "1 x y yes true done completed finished closed ✓ ✔ ☑ √ 是 已完成 完成 对 예 네 완료 はい 完了 済 ○ ja erledigt fertig oui terminé vrai ya selesai 100%".split(
    " ",
  ),
);
export const NO_WORDS: ReadonlySet<string> = new Set(
  "0 - n no false open ☐ 否 未完成 아니요 미완료 いいえ 未完了 × nein offen non faux tidak belum 0%".split(
    " ",
  ),
);
