import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Locator } from "playwright-core";
import type { Person } from "../open-browser.ts";

/** Lays files on the disk, those of folders by their paths; answers what was laid there at the top. */
export function layOnDisk(files: Readonly<Record<string, string | Buffer>>): string[] {
  const root = mkdtempSync(join(tmpdir(), "plumbline-dropped-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const tops = new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path));
  return [...tops].map((name) => join(root, name));
}

/** Carries files and folders of the disk over a place, as the window of another program does; answers what lets them fall. */
export async function carryOver(
  { page, context }: Person,
  onto: Locator,
  paths: readonly string[],
): Promise<() => Promise<void>> {
  await onto.scrollIntoViewIfNeeded();
  const box = await onto.boundingBox();
  if (!box) throw new Error("There is nothing to drop them on");
  const session = await context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const send = async (type: "dragEnter" | "dragOver" | "drop") =>
    session.send("Input.dispatchDragEvent", { type, ...at, data });
  await send("dragEnter");
  await send("dragOver");
  return async () => {
    await send("drop");
    await session.detach();
  };
}

export async function dropOnto(
  person: Person,
  onto: Locator,
  paths: readonly string[],
): Promise<void> {
  const drop = await carryOver(person, onto, paths);
  await drop();
}

/** Pastes a file of text where nobody writes. */
export async function pasteFile({ page }: Person, name: string, content: string): Promise<void> {
  await page.evaluate(
    ([called, words]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([words], called, { type: "text/plain" }));
      document.body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [name, content] as const,
  );
}
