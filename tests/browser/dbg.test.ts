import { mkdtempSync } from "node:fs";
import { test } from "vitest";
import { openProfile } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { layLine } from "./make/lay-line.ts";
import { makeNextBuild } from "./make/next-build.ts";
import { waitUntilOfflineReady } from "./make/network-steps.ts";
import { builtApp, startApp } from "./make/start-app.ts";
test("x", async () => {
  const next = makeNextBuild(builtApp());
  const app = await startApp();
  const her = await openProfile(mkdtempSync("/tmp/bt/p-"), await layLine(app.address));
  her.page.on("console", (m) => console.log("CONSOLE", m.type(), m.text()));
  her.page.on("framenavigated", (f) => console.log("NAV", f.url()));
  await setUp(her, {sample:true}); 
  await waitUntilOfflineReady(her);
  await app.restart(next);
  const open = async () => {
    const other = await her.context.newPage();
    const pending = new Set<string>();
    other.on("request", (r) => pending.add(r.url())); other.on("requestfinished", (r) => pending.delete(r.url())); other.on("requestfailed", (r) => { console.log("failed", r.url()); pending.delete(r.url()); });
    other.on("console", (m) => console.log("OTHER", m.text())); other.on("pageerror", (m) => console.log("OTHER", m.stack));
    await other.goto("/manage/plan");
    try { await other.getByRole("article").first().waitFor({ timeout: 5000 }); } catch { console.log("STUCK", [...pending], await other.locator("body").ariaSnapshot(), await other.evaluate(async () => JSON.stringify(await navigator.locks.query()))); }
    return other;
  };
  for (let i = 0; i < 6; i++) { const o = await open(); await o.close(); console.log("closed", i); }
  await her.page.evaluate(() => navigator.serviceWorker.getRegistration().then((r) => void r?.update()));
  await her.page.getByText("A new version is ready").waitFor();
  const state = () => her.page.evaluate(async () => { const r = await navigator.serviceWorker.getRegistration(); return JSON.stringify([r?.active?.state, r?.waiting?.state, r?.installing?.state, navigator.serviceWorker.controller?.state, document.querySelector<HTMLScriptElement>("script[type=module]")?.src]) });
  console.log(await state());
  await her.page.evaluate(() => { navigator.serviceWorker.addEventListener("controllerchange", () => console.log("controllerchange")); addEventListener("plumbline:before-reload", () => console.log("before-reload")); });
  await her.page.bringToFront(); await her.page.goto; await (await import("./make/plan-steps.ts")).goTo(her, "Settings"); await (await import("./make/chat-steps.ts")).openDialog(her, "Morning briefing"); await (await import("./make/chat-steps.ts")).composer(her).fill("Before");
  await her.page.getByRole("button", { name: "Reload" }).click();
  for (let i = 0; i < 5; i++) { await her.page.waitForTimeout(700); console.log(i, await state().catch((e) => "gone")); }
  await her.context.close(); await app.stop();
});
