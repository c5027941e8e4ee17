/** Order matters: nearly every browser also names the ones it descends from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, "WeChat"],
  [/DingTalk\//, "DingTalk"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\//, "UC Browser"],
  [/QQBrowser\//, "QQ Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, "iPad"],
  [/iPhone|iPod/, "iPhone"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

const NAME_MAX = 60;

/** Browser and system as the person knows them, such as "Chrome · Windows"; of a program its own name. */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const known = [browsers, systems].flatMap(
    (names) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? [],
  );
  if (known.length > 0) return known.join(" · ");
  return /^[\w.-]+/.exec(agent)?.[0].slice(0, NAME_MAX) ?? "?";
}
