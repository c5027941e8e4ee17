import { SearchIndex } from "#client/data/search/search-index.ts";
import type { SearchEntry } from "#client/data/search/search-entry.ts";
import { WINDOWED_ROWS_MAX } from "#domain/limits.ts";
import { type Figure, median, percentile } from "./figure.ts";

const TASKS = 10_000;
const MESSAGES = WINDOWED_ROWS_MAX;
const PEOPLE = 200;
const PLANS = 50;
const CHATS = 40;
const ROUNDS = 20;
const DAY = 24 * 3_600_000;
/** When it is asked. */
export const now = 1_800_000_000_000;

export const english =
  "pour slab pier cap formwork rebar concrete pump truck inspection snag handover gate crane lift bolt weld check drawing survey kerb culvert trench bedding pipe noise permit traffic plan light generator safety helmet briefing weather rain wind delay delivery order invoice foreman shift night morning deadline report photo defect crack joint seal membrane insulation roof window door facade scaffold anchor prop excavate backfill compact sample result approve revise submit".split(
    " ",
  );
export const chinese = Array.from(
  "浇筑桥墩混凝土钢筋模板验收整改交接塔吊脚手架测量放线管道沟槽回填路缘石涵洞安全帽晨会天气延误材料进场订单发票班组夜班报告照片缺陷裂缝接缝防水保温屋面门窗幕墙锚杆支撑开挖压实试块强度结果审批修改提交",
);

/** What people type: from the first letter on, whole words, several, mistyped, in two scripts, with filters. */
export const typed = [
  "t",
  "p",
  "po",
  "pou",
  "pour",
  "task",
  "task p",
  "concrete",
  "concrete pu",
  "concrete pump",
  "conrete",
  "inspction",
  "pour the",
  "task 12",
  "4711",
  "nothing",
  "桥",
  "桥墩",
  "混凝土",
  "浇筑桥墩",
  "验收 报告",
  "dana",
  "",
];

/** The index of a large site: how soon it is there, how soon it answers, how much it holds. */
export async function measureSearch(): Promise<Figure[]> {
  const entries = makeEntries(CHATS);
  const before = heapUsed();
  const started = performance.now();
  const index = new SearchIndex(1);
  for (const entry of entries) index.set(entry.kind, entry.id, entry);
  const build = performance.now() - started;
  const held = (heapUsed() - before) / 2 ** 20;
  index.complete = true;

  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const words of typed) {
      times.push(timeOf(() => index.search({ words, filters: [], take: 6, now })));
      const filters = [{ by: "type", kind: "task" } as const, { by: "from", userId: 7 } as const];
      times.push(timeOf(() => index.search({ words, filters, take: 30, now })));
    }
  }
  const changes = entries
    .slice(0, 500)
    .map((entry) =>
      timeOf(() => index.set(entry.kind, entry.id, { ...entry, title: `${entry.title} again` })),
    );
  const of = `${TASKS} tasks, ${MESSAGES} messages`;
  return [
    { name: `search, ${of}: answer, median`, value: median(times), unit: "ms" },
    { name: `search, ${of}: answer, p95`, value: percentile(times, 0.95), unit: "ms", budget: 15 },
    { name: `search, ${of}: index built`, value: build, unit: "ms" },
    { name: "search: one row changed, p95", value: percentile(changes, 0.95), unit: "ms" },
    ...(held > 0 ? [{ name: `search, ${of}: index holds`, value: held, unit: "MB" }] : []),
  ];
}

/** Milliseconds that something takes. */
export function timeOf(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** Exact where the process was started with --expose-gc. */
function heapUsed(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

/** All that is found in the browser of a large site, its messages in so many chats; the same with each run, common words are common. */
export function makeEntries(chats: number): SearchEntry[] {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(random() ** 2 * list.length)] as Item;
  const sentence = (words: number) =>
    Array.from({ length: words }, () =>
      random() < 0.3 ? pick(chinese) + pick(chinese) + pick(chinese) : pick(english),
    ).join(" ");
  const entry = (
    kind: SearchEntry["kind"],
    id: number,
    title: string,
    rest: Partial<SearchEntry> = {},
  ): SearchEntry => ({
    kind,
    id,
    title,
    more: "",
    time: now - random() * 400 * DAY,
    userIds: [Math.ceil(random() * PEOPLE)],
    planId: 0,
    dialogId: 0,
    kinds: [],
    past: random() < 0.3,
    ...rest,
  });
  const many = (count: number, make: (id: number) => SearchEntry) =>
    Array.from({ length: count }, (_none, place) => make(place + 1));
  return [
    ...many(PEOPLE, (id) => entry("person", id, `Dana ${pick(english)} ${id}`)),
    ...many(PLANS, (id) => entry("plan", id, sentence(3), { planId: id })),
    ...many(TASKS, (id) =>
      entry("task", id, `Task ${sentence(5)} ${id}`, {
        planId: Math.ceil(random() * PLANS),
        more: random() < 0.2 ? sentence(40) : "",
      }),
    ),
    ...many(MESSAGES, (id) => entry("message", id, sentence(15), { dialogId: (id % chats) + 1 })),
  ];
}
