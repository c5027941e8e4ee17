import { expect, test } from "vitest";
import { HTML_DEPTH_MAX } from "#domain/limits.ts";
import { keepableTexts, sanitiseArguments, sanitiseHtml } from "./sanitise.ts";

test("what the editor makes stays as it is", () => {
  const html =
    "<h2>Plan</h2><p><strong>Pour</strong> <em>by</em> <u>noon</u> <s>or not</s></p>" +
    '<ul><li><p>One</p></li></ul><ol start="3"><li><p>Three</p></li></ol>' +
    '<ul data-type="taskList"><li data-checked="true"><p>Done</p></li></ul>' +
    "<blockquote><p>Said</p></blockquote><pre><code>x &lt; 1</code></pre><hr />";
  expect(sanitiseHtml(html)).toBe(html);
});

test("links lead out of the app and nowhere else", () => {
  expect(sanitiseHtml('<a href="https://example.com/x">x</a>')).toBe(
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  );
  for (const href of ["javascript:x()", "data:text/html,x", "//evil.example", "vbscript:x"]) {
    expect(sanitiseHtml(`<a href="${href}">x</a>`), href).not.toContain("href");
  }
});

test("what could run, load or lie about its looks is taken out", () => {
  for (const html of [
    "<script>x()</script>",
    "<style>p{}</style>",
    '<img src="x" onerror="x()">',
    '<svg onload="x()"></svg>',
    '<iframe src="https://example.com"></iframe>',
    '<p style="position:fixed" class="big" onclick="x()">',
    '<input type="password">',
    '<form action="https://example.com"></form>',
  ]) {
    expect(sanitiseHtml(html), html).toMatch(/^(<p><\/p>)?$/);
  }
});

test("what lies deeper than anybody draws stays as words", () => {
  const deep = (levels: number) =>
    `${"<blockquote>".repeat(levels)}At noon${"</blockquote>".repeat(levels)}`;
  expect(sanitiseHtml(deep(HTML_DEPTH_MAX))).toBe(deep(HTML_DEPTH_MAX));
  expect(sanitiseHtml(deep(10_000))).toBe(deep(HTML_DEPTH_MAX));
});

test("sanitising twice changes nothing more", () => {
  const once = sanitiseHtml('<p><b>x<a href="mailto:a@b.de">y</p><script>z');
  expect(sanitiseHtml(once)).toBe(once);
});

test("only long texts are sanitised, however deep they lie", () => {
  const args = { name: "a < b", tasks: [{ name: "<b>", content: "<b>x</b><i onclick=x>y</i>" }] };
  expect(sanitiseArguments(args)).toEqual({
    name: "a < b",
    tasks: [{ name: "<b>", content: "<b>x</b><i>y</i>" }],
  });
});

test("texts lose what a database cannot keep", () => {
  expect(keepableTexts({ a: ["x\0y", "\ud800"], n: 1, none: null })).toEqual({
    a: ["xy", "\ufffd"],
    n: 1,
    none: null,
  });
});
