import type { Person } from "../open-browser.ts";

type Forgotten = "pictures" | readonly number[];

/** The browser has given up what it can fetch again: the smaller pictures of all files, or all it had of some. */
export async function forgetContents({ page }: Person, what: Forgotten): Promise<void> {
  await page.evaluate(async (forgotten) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.startsWith("plumbline-"))?.name ?? "";
    const database = await settled(indexedDB.open(name));
    const kept = database.transaction("keptFile", "readwrite").objectStore("keptFile");
    for (const key of await settled(kept.getAllKeys())) {
      const [fileId, variant] = key as [number, string];
      const goes = forgotten === "pictures" ? variant !== "whole" : forgotten.includes(fileId);
      if (goes) await settled(kept.delete(key));
    }
    database.close();
  }, what);
}
