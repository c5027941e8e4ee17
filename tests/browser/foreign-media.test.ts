import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { repository } from "#tests/server/database/server-process.ts";
import { openBrowser } from "./make/open-browser.ts";

const HOST = "https://spy.example";
let browser: Browser;
/** A page without any policy of its own: what is not cleaned loads. */
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext()).newPage();
  await page.route("**/*", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "" });
  });
  await page.goto("http://page.example/");
  asked.length = 0;
  await page.addScriptTag({ content: await cleaner() });
});

afterAll(async () => browser?.close());

/** The part of the app that cleans, as a script that leaves it on the page. */
async function cleaner(): Promise<string> {
  const entry = join(repository, "src/client/parts/text/clean-html.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "cleaning" } },
  });
  const [{ output }] = built as unknown as [{ output: { code: string }[] }];
  return output[0]?.code ?? "";
}

/** Draws a text as the app does; what is then on the page. */
async function draw(html: string): Promise<string> {
  return page.evaluate((text) => {
    const { cleaning } = globalThis as unknown as {
      cleaning: { cleanHtml(html: string): string };
    };
    const drawn = document.createElement("div");
    drawn.innerHTML = cleaning.cleanHtml(text);
    document.body.replaceChildren(drawn);
    return drawn.innerHTML;
  }, html);
}

const loading = [
  `<img src="${HOST}/a.png">`,
  `<img src="//spy.example/a.png">`,
  `<img srcset="${HOST}/a.png 1x, ${HOST}/b.png 2x">`,
  `<picture><source srcset="${HOST}/a.webp"><img src="${HOST}/a.png"></picture>`,
  `<image src="${HOST}/a.png">`,
  `<video src="${HOST}/a.mp4" poster="${HOST}/p.png" autoplay></video>`,
  `<video autoplay><source src="${HOST}/a.mp4"><track src="${HOST}/a.vtt" default></video>`,
  `<audio src="${HOST}/a.mp3" preload="auto"></audio>`,
  `<svg><image href="${HOST}/a.svg" xlink:href="${HOST}/b.svg"/></svg>`,
  `<svg><use href="${HOST}/a.svg#x"/></svg>`,
  `<svg><style>@import url(${HOST}/a.css);</style></svg>`,
  `<svg><foreignObject><img src="${HOST}/a.png"></foreignObject></svg>`,
  `<math><mi xlink:href="${HOST}/a"><img src="${HOST}/a.png"></mi></math>`,
  `<div style="background: url(${HOST}/a.png)">words</div>`,
  `<p style="list-style-image:url(${HOST}/a.png);content:url(${HOST}/b.png)">words</p>`,
  `<table background="${HOST}/a.png"><tr><td background="${HOST}/b.png">words</td></tr></table>`,
  `<body background="${HOST}/a.png">words</body>`,
  `<style>body { background: url(${HOST}/a.png) }</style>`,
  `<link rel="stylesheet" href="${HOST}/a.css"><link rel="prefetch" href="${HOST}/b">`,
  `<meta http-equiv="refresh" content="0;url=${HOST}">`,
  `<base href="${HOST}"><img src="a.png">`,
  `<iframe src="${HOST}"></iframe><embed src="${HOST}/a"><object data="${HOST}/b"></object>`,
  `<input type="image" src="${HOST}/a.png">`,
  `<template><img src="${HOST}/a.png"></template>`,
  `<noscript><img src="${HOST}/a.png"></noscript>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src="${HOST}/a.png">`,
  `<svg></p><style><a id="</style><img src=${HOST}/a.png onerror=x()>">`,
];

test.each(loading)("%s loads nothing", async (html) => {
  const drawn = await draw(html);
  // Whatever were to be loaded would be asked for before this is.
  await page.evaluate(async () => fetch("/done"));
  expect(asked.splice(0)).toEqual(["http://page.example/done"]);
  expect(drawn).not.toMatch(/<(?!\/?(a|p|div|span|table|tbody|tr|td)\b)/);
  expect(drawn).not.toMatch(/\s(src|srcset|style|background|poster|on\w+)=/);
});

test("a picture from elsewhere becomes a link that a person may follow", async () => {
  const drawn = await draw(`<p>See <img src="${HOST}/pier.png" alt="The pier"></p>`);
  const link = page.getByRole("link", { name: "The pier" });
  expect(await link.getAttribute("href")).toBe(`${HOST}/pier.png`);
  expect(drawn).toContain('target="_blank"');
  expect(drawn).toContain('rel="noopener noreferrer nofollow"');
});

test("words, lists, tables and links stay as they were written", async () => {
  for (const html of [
    "<h2>Plan</h2><p><strong>Pour</strong> <em>by</em> <u>noon</u> <s>or not</s><br></p>",
    '<ul data-type="taskList"><li data-checked="true"><p>Done</p></li></ul>',
    '<ol start="3"><li>Three</li></ol><pre><code>x &lt; 1</code></pre><hr>',
    '<table><thead><tr><th align="right">Size</th></tr></thead></table>',
    '<p><a href="https://example.com/x">x</a> <a href="mailto:a@b.de">y</a></p>',
  ]) {
    expect(await draw(html)).toBe(html);
  }
});
