import { afterAll, expect, test } from "vitest";
import { buildSampleHouse } from "./sample-house.ts";
import type { Files } from "./sample-house.ts";

interface Breach {
  readonly what: string;
  readonly planted: Files;
  /** What the check says about it. */
  readonly says: readonly RegExp[];
}

const house = buildSampleHouse();
afterAll(() => house.demolish());

/** Each in files of its own, so that they can stand in the house together. */
const breaches: Breach[] = [
  {
    what: "an import that climbs",
    planted: {
      "src/domain/task/task.ts": `import { port } from "#server/port.ts";

export function rankOf(task: { id: number; title: string }): number {
  return task.id + port;
}
`,
      "src/server/port.ts": "export const port = 1;\nexport type Port = number;\n",
    },
    says: [
      /REFUSED import rules/,
      /walls-of-domain: src\/domain\/task\/task\.ts → src\/server\/port\.ts/,
      /REFUSED types/,
    ],
  },
  {
    what: "a circle",
    planted: {
      "src/base/double.ts": `import { half } from "./half.ts";

export function double(value: number): number {
  return half(value) * 4;
}
`,
      "src/base/half.ts": `import { double } from "./double.ts";

export function half(value: number): number {
  return double(value) / 4;
}
`,
    },
    says: [/REFUSED import rules/, /no-circle: src\/base\/(double|half)\.ts/],
  },
  {
    what: "a clock in the domain",
    planted: { "src/domain/task/today.ts": "export const today = Date.now();\n" },
    says: [/REFUSED lint/, /No clock in base and domain/],
  },
  {
    what: "luck in the domain",
    planted: { "src/domain/task/draw.ts": "export const draw = Math.random();\n" },
    says: [/REFUSED lint/, /No luck in base and domain/],
  },
  {
    what: "a file that nothing uses",
    planted: {
      "src/domain/task/forgotten.ts": `import { double } from "#base/double.ts";

export const forgotten = double(1);
`,
    },
    says: [/REFUSED dead code/, /src\/domain\/task\/forgotten\.ts/],
  },
  {
    what: "a type that climbs",
    planted: {
      "src/domain/task/port-of.ts": `import type { Port } from "#server/port.ts";

export function portOf(task: { id: number }): Port {
  return task.id;
}
`,
    },
    says: [/walls-of-domain: src\/domain\/task\/port-of\.ts → src\/server\/port\.ts/],
  },
  {
    what: "a folder of the data room that climbs",
    planted: {
      "src/client/data/database/row-count.ts": `import { refold } from "../fold/refold.ts";

export const rowCount = refold;
`,
      "src/client/data/fold/refold.ts": "export const refold = 1;\n",
    },
    says: [/step-of-data-database: src\/client\/data\/database\/row-count\.ts/],
  },
  {
    what: "a feature that uses another feature",
    planted: {
      "src/client/features/talk/chat/chat.ts": `import { boardTitle } from "#client/features/work/board/board.ts";

export function chatTitle(): string {
  return boardTitle();
}
`,
    },
    says: [/feature-to-feature: src\/client\/features\/talk\/chat\/chat\.ts/],
  },
  {
    what: "a database and the network in the domain",
    planted: {
      "src/domain/task/read-task.ts": `import { Pool } from "pg";

export const pool = new Pool();
export const page = fetch("/");
`,
    },
    says: [/pure-rooms-take-only-the-schema-library: src\/domain/, /No network in base and domain/],
  },
  {
    what: "the page in the sync engine",
    planted: { "src/client/data/title.ts": "export const title = document.title;\n" },
    says: [/src\/client\/data\/title\.ts.*'document'/],
  },
  {
    what: "an export that nothing uses, and the type any",
    planted: {
      "src/client/features/work/board/board.ts": `export function boardTitle(): string {
  return "";
}

export function boardNote(note: any): string {
  return String(note);
}
`,
    },
    says: [/boardNote\s.*src\/client\/features\/work\/board\/board\.ts/, /no-explicit-any/],
  },
  {
    what: "a text that is not in the locales",
    planted: {
      "src/client/parts/greeting.tsx": `export function Greeting() {
  return <p>Hello there</p>;
}
`,
    },
    says: [/jsx-no-literals/],
  },
  {
    what: "a dialog and a late part that are not of the kit",
    planted: {
      "src/client/parts/question.tsx": `import { Modal } from "@mantine/core";
import { lazy } from "react";

export const Question = lazy(async () => ({ default: Modal }));
`,
    },
    says: [/Dialog of src\/client\/ui\/dialog/, /late\(\) of src\/client\/ui\/late\.ts/],
  },
  {
    what: "a form that is not of the kit",
    planted: {
      "src/client/parts/rename.tsx": `export function Rename() {
  return <form />;
}
`,
    },
    says: [/ActionForm or LineForm of src\/client\/parts\/form/],
  },
  {
    what: "a file that is not formatted",
    planted: { "src/base/third.ts": "export const third = (v: number) => {return v/3}\n" },
    says: [/REFUSED format/, /src\/base\/third\.ts/],
  },
  {
    what: "a language without a text",
    planted: {
      "locales/zh/board.json": '{ "title": "看板" }\n',
      "locales/en/board.json": "{}\n",
    },
    says: [/REFUSED locales/, /locales\/en\/board\.json: lacks title/],
  },
];

test("the check accepts a house that is right", async () => {
  const { code, output } = await house.run("check", {});
  expect(output).toContain("check passed");
  expect(code).toBe(0);
});

test("the check refuses every breach, and names each where there are several", async () => {
  const planted = Object.assign({}, ...breaches.map((breach) => breach.planted)) as Files;
  const { code, output } = await house.run("check", planted);
  for (const { what, says } of breaches) {
    for (const sentence of says) expect(output, what).toMatch(sentence);
  }
  expect(code).toBe(1);
});
