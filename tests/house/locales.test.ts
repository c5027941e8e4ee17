import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./rooms.ts";

interface Texts {
  readonly [key: string]: string | Texts;
}

interface Product {
  readonly zh?: Texts;
  readonly en?: Texts;
  readonly fr?: Texts;
  /** What the screen asks for, with `t` at hand. */
  readonly asks?: string;
  /** A whole screen, where `asks` is not enough. */
  readonly screen?: string;
}

/** A product with one namespace, `board`, and one screen. Gives the findings of the locale check. */
function findingsFor({ asks = "", screen, ...languages }: Product): string[] {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-locales-"));
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put(
    "src/client/features/board/board.tsx",
    screen ??
      `export function Board() { const { t } = useTranslation("board"); return [${asks}]; }`,
  );
  for (const [language, texts] of Object.entries(languages)) {
    put(`locales/${language}/board.json`, JSON.stringify(texts));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const script = join(root, "scripts", "check-locales.mjs");
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe("");
  const findings = stdout.trimEnd().split("\n").slice(0, -1);
  expect(status).toBe(findings.length > 0 ? 1 : 0);
  return findings;
}

test("two languages that say the same are complete", () => {
  const findings = findingsFor({
    zh: { title: "看板", tasks_other: "{{count}} 个任务" },
    en: { title: "Board", tasks_one: "{{count}} task", tasks_other: "{{count}} tasks" },
    asks: 't("title"), t("tasks", { count: 2 })',
  });
  expect(findings).toEqual([]);
});

test("a text that one language lacks is found", () => {
  const findings = findingsFor({ zh: { title: "看板" }, en: {}, asks: 't("title")' });
  expect(findings).toEqual(["locales/en/board.json: lacks title, which zh has"]);
});

test("a plural form that the language tells apart is asked for", () => {
  const findings = findingsFor({
    zh: { tasks_other: "{{count}} 个任务" },
    en: { tasks_other: "{{count}} tasks" },
    asks: 't("tasks", { count: 2 })',
  });
  expect(findings).toEqual(["locales/en/board.json: tasks lacks its form _one"]);
});

test("a plural form that the language does not know is refused", () => {
  const findings = findingsFor({
    zh: { tasks_one: "一个任务 {{count}}", tasks_other: "{{count}} 个任务" },
    en: { tasks_one: "{{count}} task", tasks_other: "{{count}} tasks" },
    asks: 't("tasks", { count: 2 })',
  });
  expect(findings).toEqual([
    "locales/zh/board.json: tasks has the form _one, which zh does not know",
  ]);
});

test("a placeholder that got lost in translation is found", () => {
  const findings = findingsFor({
    zh: { greeting: "您好" },
    en: { greeting: "Hello, {{name}}" },
    asks: 't("greeting", { name })',
  });
  expect(findings).toEqual([
    "locales/zh/board.json: greeting has [] where en has [{{name}}]",
    "locales/en/board.json: greeting has [{{name}}] where zh has []",
  ]);
});

test("a text that no code asks for is found", () => {
  const texts = { title: "T", old: { title: "T" } };
  const findings = findingsFor({ zh: texts, en: texts, asks: 't("title")' });
  expect(findings).toEqual(["locales/zh/board.json: nothing uses old.title"]);
});

test("a text that the code asks for and no language has is found", () => {
  const texts = { title: "T" };
  const findings = findingsFor({ zh: texts, en: texts, asks: 't("title"), t("subtitle")' });
  expect(findings).toEqual([
    "src/client/features/board/board.tsx:1: board:subtitle is in no locale file",
  ]);
});

test("a template asks for every text of its pattern", () => {
  const texts = { due: { today: "T", late: "L" }, state: { open: "O" } };
  const findings = findingsFor({ zh: texts, en: texts, asks: "t(`due.${when}`)" });
  expect(findings).toEqual(["locales/zh/board.json: nothing uses state.open"]);
});

test("both sides of a choice and the keys of a table count as asked for", () => {
  const texts = { yes: "Y", no: "N", menu: { open: "O" } };
  const findings = findingsFor({
    zh: texts,
    en: texts,
    asks: 't(sure ? "yes" : "no"), [{ label: "menu.open" }].map((item) => t(item.label))',
  });
  expect(findings).toEqual([]);
});

test("the namespace may stand in the key, in the type of t, or in a Trans element", () => {
  const texts = { a: "A", b: "B", c: "C <1>D</1>", d: "D" };
  const findings = findingsFor({
    zh: texts,
    en: texts,
    screen: `
      const a = (i18n) => i18n.t("board:a");
      const b = (t: TFunction<"board">) => t("b");
      const c = () => <Trans ns="board" i18nKey="c" components={{ 1: <b /> }} />;
      const d = () => { const { t: tBoard } = useTranslation("board"); return tBoard("d"); };
    `,
  });
  expect(findings).toEqual([]);
});

test("a key with its namespace counts wherever it is written, also as a template", () => {
  const texts = { a: "A", people: { maria: "Maria" }, old: "O" };
  const findings = findingsFor({
    zh: texts,
    en: texts,
    screen: 'const keys = ["board:a"]; const name = say(`board:people.${who}`);',
  });
  expect(findings).toEqual(["locales/zh/board.json: nothing uses old"]);
});

test("a refusal needs a text for its reason", () => {
  const findings = findingsFor({
    screen: 'const a = noAccess("ownerOnly"); const b = { code: 404, reason: "planGone" };',
  });
  expect(findings).toEqual([
    "src/client/features/board/board.tsx:1: refusal:ownerOnly is in no locale file",
    "src/client/features/board/board.tsx:1: refusal:planGone is in no locale file",
  ]);
});

test("useTranslation without a namespace is refused", () => {
  const texts = { title: "T" };
  const findings = findingsFor({
    zh: texts,
    en: texts,
    screen: 'const Board = () => { const { t } = useTranslation(); return t("title"); };',
  });
  expect(findings).toEqual([
    "src/client/features/board/board.tsx:1: useTranslation needs the name of its namespace",
  ]);
});

test("another language is measured as soon as its folder is there", () => {
  const findings = findingsFor({
    zh: { tasks_other: "{{count}} 个任务" },
    en: { tasks_one: "{{count}} task", tasks_other: "{{count}} tasks" },
    fr: { tasks_one: "{{count}} tâche", tasks_other: "{{count}} tâches", more: "plus" },
    asks: 't("tasks", { count: 2 })',
  });
  expect(findings).toEqual([
    "locales/fr/board.json: tasks lacks its form _many",
    "locales/fr/board.json: more is not in zh",
    "locales/fr/board.json: more is not in en",
  ]);
});
