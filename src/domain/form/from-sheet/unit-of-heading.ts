/** What a heading says besides its name: what its numbers are counted in. */
export interface NamedUnit {
  readonly name: string;
  readonly unit: string;
}

/** Signs of money; they stand in front of its sums. */
const MONEY = ["€", "$", "£", "¥", "￥", "₩", "Rp", "CHF"];
const UNITS: ReadonlySet<string> = new Set([
  ...MONEY,
  ..."EUR USD GBP CNY RMB JPY KRW IDR HKD TWD 元 万元 萬元 円 원 만원 圆".split(" "),
  ..."mm cm dm m km m² m2 qm cm² km² ha m³ m3 cbm l L ml lfm lm Lfm mm² mm2 cm³".split(" "),
  ..."mg g kg t to N kN MN Nm kNm Pa kPa MPa bar N/mm² N/mm2 kN/m kN/m² kg/m³ t/m³ m³/h".split(" "),
  ..."s min h hr hrs hours day days d wk weeks Std Std. Tage Tag Wochen jours jour heures".split(
    " ",
  ),
  ..."jam hari orang buah unit 天 日 小时 小時 时 分钟 時間 시간 일 人 名 명 人日 工日 人天 台班".split(
    " ",
  ),
  ..."米 公里 平方米 平米 ㎡ ㎥ 立方米 立方 方 吨 噸 公斤 千克 斤 톤 トン".split(" "),
  ..."个 個 件 台 套 根 块 塊 张 張 次 层 層 本 枚 개 대 pcs pc pcs. Stk Stk. Stück St St. pce u".split(
    " ",
  ),
  ..."% ‰ ° °C °F K dB dB(A) lx V kV A kW kWh MWh W Hz rpm km/h m/s ppm".split(" "),
]);
const IN_BRACKETS = /^(.*\S)\s*[([（【［]\s*([^()[\]（）【】［］]+|dB\(A\))\s*[)\]）】］]$/u;
/** Behind the name: `Volume m³`, `Menge in kg`, `Weight, kg`. */
const BEHIND = /^(.*[^\s,])[\s,]+(\S+)$/u;
const IN = /^(.*\S)\s+(?:in|en|dalam)$/iu;
/** Units that nobody takes for a word, so that they need no brackets. */
const PLAIN =
  /^(?:[€$£¥￥₩%‰]|[mkc]?m[²³]|[mck]m|㎡|㎥|kg|kN|kPa|MPa|kW|kWh|km\/h|dB\(A\)|EUR|USD|CNY|RMB|°C)$/u;

/** What a heading calls its numbers, and their unit, "" = it says none. */
export function unitOfHeading(heading: string): NamedUnit {
  const [, before = "", unit = ""] = BEHIND.exec(heading) ?? [];
  const [, name = ""] = IN.exec(before) ?? [];
  if (name !== "" && isUnit(unit)) return { name, unit };
  if (PLAIN.test(unit)) return { name: before, unit };
  const [, inner = "", bracketed = ""] = IN_BRACKETS.exec(heading) ?? [];
  const own = bracketed.trim();
  return isUnit(own) ? { name: inner, unit: own } : { name: heading, unit: "" };
}

/** One of those that are known, or one by another: `€/m²`. */
function isUnit(text: string): boolean {
  const parts = text.split("/");
  return UNITS.has(text) || (parts.length === 2 && parts.every((part) => UNITS.has(part.trim())));
}

/** A number in a text with its unit around it: `12.5 m³`, `€12`. */
export function unitOfText(text: string): string {
  const [, before = "", after = ""] =
    /^([^\d\s+.-]{1,3})?\s*[+-]?\d[\d,.]*\s*([^\d\s]\S{0,6})?$/u.exec(text) ?? [];
  return [before, after].find((unit) => UNITS.has(unit)) ?? "";
}

/** Whether it is a sum of money that is counted. */
export function isMoney(unit: string): boolean {
  return MONEY.includes(unit) || /^(?:[A-Z]{3}|元|円|원|圆)$/u.test(unit);
}

/** Whether it stands in front of the number. */
export function standsBefore(unit: string): boolean {
  return unit !== "€" && unit !== "CHF" && MONEY.includes(unit);
}
