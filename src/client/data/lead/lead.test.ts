import * as fc from "fast-check";
import { Dexie } from "dexie";
import { afterEach, describe, expect, it, test } from "vitest";
import { TabbedBrowser } from "#tests/make/tabs/tabbed-browser.ts";

let opened: TabbedBrowser | undefined;
let count = 0;

function openBrowser(hasLocks: boolean): TabbedBrowser {
  count += 1;
  opened = new TabbedBrowser(`tabs-${count}`, hasLocks);
  return opened;
}

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

describe.each([
  ["with Web Locks", true],
  ["without Web Locks", false],
])("tabs of one browser %s", (_words, hasLocks) => {
  it("have one leader, and it writes", async () => {
    const browser = openBrowser(hasLocks);
    for (const tab of ["one", "two", "three"]) browser.open(tab);
    await browser.pass(30_000);
    expect(await browser.leaders()).toHaveLength(1);
    expect(new Set(browser.written.map(({ tab }) => tab)).size).toBe(1);
    expect(browser.written.length).toBeGreaterThan(20);
  });

  it("replace a leader that died", async () => {
    const browser = openBrowser(hasLocks);
    browser.open("one");
    await browser.pass(5_000);
    browser.open("two");
    await browser.pass(5_000);
    expect(await browser.leaders()).toEqual(["one"]);
    browser.kill("one");
    await browser.pass(14_000);
    expect(await browser.leaders()).toEqual(["two"]);
  });

  it("let the one lead that is seen, and only when it asks", async () => {
    const browser = openBrowser(hasLocks);
    browser.open("one");
    browser.open("two", false);
    browser.open("three", false);
    await browser.pass(3_000);
    browser.show("one", false);
    await browser.pass(30_000);
    expect(await browser.leaders()).toEqual(["one"]);
    browser.show("three", true);
    await browser.pass(2_000);
    expect(await browser.leaders()).toEqual(["three"]);
  });

  it("take over from a tab that froze, which writes nothing when it wakes up", async () => {
    const browser = openBrowser(hasLocks);
    browser.open("one");
    await browser.pass(5_000);
    browser.show("one", false);
    browser.freeze("one");
    browser.open("two");
    await browser.pass(20_000);
    expect(await browser.leaders()).toEqual(["two"]);
    const before = browser.written.filter(({ tab }) => tab === "one").length;
    browser.thaw("one");
    await browser.pass(30_000);
    expect(await browser.leaders()).toEqual(["two"]);
    expect(browser.written.filter(({ tab }) => tab === "one").length).toBe(before);
  });

  it("leave the lead to a tab that is seen as long as it gives a sign of life", async () => {
    const browser = openBrowser(hasLocks);
    browser.open("one");
    await browser.pass(1_000);
    browser.open("two");
    await browser.pass(120_000);
    expect(new Set(browser.written.map(({ tab }) => tab))).toEqual(new Set(["one"]));
  });

  it("have one leader that is seen in the end, whatever happened to them", async () => {
    const name = fc.constantFrom("one", "two", "three");
    const happening = fc.oneof(
      fc.record({ what: fc.constantFrom("open", "kill", "freeze", "thaw", "show", "hide"), name }),
      fc.record({ what: fc.constant("pass"), time: fc.integer({ min: 1, max: 15_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 20 }), async (happenings) => {
        const browser = openBrowser(hasLocks);
        browser.open("one");
        for (const each of happenings) await play(browser, each);
        browser.open("last");
        await browser.pass(45_000);
        const seen = browser.seen;
        const leaders = await browser.leaders();
        expect(leaders).toHaveLength(1);
        expect(seen).toContain(leaders[0]);
        expect(browser.breaches).toEqual([]);
        await browser.close();
        opened = undefined;
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

test("a leader whose database a newer app has taken makes way", async () => {
  const browser = openBrowser(true);
  browser.open("one");
  await browser.pass(5_000);
  expect(browser.locks.owner).toMatch("one");
  const newer = new Dexie(browser.database.name);
  newer.version(1_000).stores({ later: "id" });
  await newer.open();
  await browser.time.pass(10_000, () => Promise.resolve());
  expect(browser.locks.owner).toBeUndefined();
  newer.close();
});

describe("a lease", () => {
  it("that was written before the clock was set back holds nobody up", async () => {
    const browser = openBrowser(false);
    browser.open("one");
    await browser.pass(5_000);
    browser.kill("one");
    browser.time.now -= 86_400_000;
    browser.open("two");
    await browser.pass(5_000);
    expect(await browser.leaders()).toEqual(["two"]);
  });
});

type Happening = { what: string; name?: string; time?: number };

async function play(browser: TabbedBrowser, { what, name = "", time = 0 }: Happening) {
  const isOpen = browser.names.includes(name);
  if (what === "pass") await browser.pass(time);
  else if (what === "open" && !isOpen) browser.open(name);
  else if (what === "kill") browser.kill(name);
  else if (what === "freeze" && isOpen) browser.freeze(name);
  else if (what === "thaw") browser.thaw(name);
  else if (what === "show" || what === "hide") browser.show(name, what === "show");
}
