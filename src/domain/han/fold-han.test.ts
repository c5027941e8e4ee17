import * as fc from "fast-check";
import { expect, test } from "vitest";
import { alikeInHan, foldHan } from "./fold-han.ts";

/** The same said in simplified characters, and as Taiwan and Hong Kong write it. */
const said = [
  ["混凝土浇筑", "混凝土澆築"],
  ["钢筋检验", "鋼筋檢驗"],
  ["后天验收", "後天驗收"],
  ["干线", "幹線"],
  ["干燥", "乾燥"],
  ["钟楼", "鐘樓"],
  ["墙面", "牆面"],
  ["砂浆面层", "砂漿麵層"],
  ["里程碑", "里程碑"],
  ["室里", "室裡"],
  ["室里", "室裏"],
  ["电线", "電綫"],
  ["湿度", "濕度"],
  ["湿度", "溼度"],
  ["卫生间", "衞生間"],
  ["卫生间", "衛生間"],
  ["说明", "說明"],
  ["说明", "説明"],
  ["台风", "颱風"],
  ["平台", "平臺"],
  ["什么", "什麼"],
  ["为什么", "為什麼"],
  ["什么", "甚麼"],
] as const;

test.each(said.slice(0, -1))("%s and %s are the same to a search", (simplified, traditional) => {
  expect(foldHan(traditional)).toBe(foldHan(simplified));
});

test("other words, other scripts and what is simplified already stay as they are", () => {
  const [simplified, otherwise] = said.at(-1) ?? ["", ""];
  expect(foldHan(otherwise)).not.toBe(foldHan(simplified));
  expect(foldHan("混凝土 Beton コンクリート 콘크리트 42%")).toBe(
    "混凝土 Beton コンクリート 콘크리트 42%",
  );
});

test("every way to write a character is found by every other", () => {
  for (const character of "后後台臺颱檯干乾幹里裡裏发發髮卫衛衞") {
    const alike = alikeInHan(character);
    expect(alike).toContain(character);
    for (const other of alike) expect(alikeInHan(other)).toBe(alike);
  }
  expect(new Set(alikeInHan("国"))).toEqual(new Set("国國"));
  expect(alikeInHan("a")).toBe("a");
});

test("folding keeps every place in a text, and does nothing twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const folded = foldHan(text);
      expect(folded.length).toBe(text.length);
      expect(foldHan(folded)).toBe(folded);
    }),
  );
  const all = Array.from({ length: 0x9f_ff - 0x34_00 }, (_, at) =>
    String.fromCodePoint(0x34_00 + at),
  );
  const once = foldHan(all.join(""));
  expect(foldHan(once)).toBe(once);
});
