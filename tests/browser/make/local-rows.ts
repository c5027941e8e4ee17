import type { Person } from "./open-browser.ts";
import { until } from "./eventually.ts";

/** What a failure says of rows: a command for 2,000 people would fill pages. */
const WORDS_MOST = 4_000;

export type LocalRow = Record<string, unknown>;

/** All rows of a table of the signed-in person's database, as they lie in the browser. */
export async function rows({ page }: Pick<Person, "page">, table: string): Promise<LocalRow[]> {
  return page.evaluate(async (name) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const databases = await indexedDB.databases();
    const found = databases.find((one) => one.name?.startsWith("plumbline-"));
    if (!found?.name) return [];
    const opening = indexedDB.open(found.name);
    // Deleted since it was listed: to make it anew is the app's.
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    const database = await settled(opening).catch(() => undefined);
    if (!database) return [];
    const all = settled<LocalRow[]>(database.transaction(name).objectStore(name).getAll());
    return all.finally(() => database.close());
  }, table);
}

/** The id of whoever is signed in. */
export async function ownId(person: Person): Promise<number> {
  const identity = (await rows(person, "meta")).find(({ key }) => key === "identity");
  return ((identity?.["value"] ?? {}) as { userId?: number }).userId ?? 0;
}

/** Waits until nothing waits any more: sent, answered, and come back as rows. */
export async function waitForDelivered(person: Person): Promise<void> {
  await until(async () => (await rows(person, "outbox")).length === 0).catch(async (error) => {
    const [left, link] = [await rows(person, "outbox"), await rows(person, "meta")];
    const seen = JSON.stringify({ left, link }).slice(0, WORDS_MOST);
    throw new Error(`Not delivered: ${seen}`, { cause: error });
  });
  await saysSaved(person);
}

/** Where it does not, the failure says what the chip says instead. Bytes of files go lanes of their own, and may be held back on purpose. */
async function saysSaved({ page }: Person): Promise<void> {
  const chip = page.getByRole("link", { name: /^Outbox: / }).first();
  const says = async () => chip.getAttribute("aria-label");
  await until(async () =>
    /^Outbox: (Saved|\d+ files? to upload)$/.test((await says()) ?? ""),
  ).catch(async (error) => {
    throw new Error(`Not saved: ${String(await says())}`, { cause: error });
  });
}

/** Does something, and waits until the server has confirmed it: right after a click nothing waits yet. */
export async function deliver(person: Person, act: () => Promise<void>): Promise<void> {
  const newest = async () =>
    Math.max(0, ...(await rows(person, "history")).map(({ id }) => Number(id)));
  const before = await newest();
  await act();
  await until(async () => (await newest()) > before);
  await waitForDelivered(person);
}

/** Changes rows behind the app's back, as a fault would; it sees them after a reload. */
export async function changeRow(
  { page }: Pick<Person, "page">,
  table: string,
  where: LocalRow,
  change: LocalRow,
): Promise<void> {
  await page.evaluate(
    async ([name, wanted, put]) => {
      const settled = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(new Error(String(request.error))));
        });
      const databases = await indexedDB.databases();
      const found = databases.find((one) => one.name?.startsWith("plumbline-"));
      const database = await settled(indexedDB.open(found?.name ?? ""));
      const store = database.transaction(name, "readwrite").objectStore(name);
      for (const row of await settled<LocalRow[]>(store.getAll())) {
        const fits = Object.entries(wanted).every(([field, value]) => row[field] === value);
        if (fits) await settled(store.put({ ...row, ...put }));
      }
      database.close();
    },
    [table, where, change] as const,
  );
}

/** All that lies in a browser as whoever has it could read it, less the app itself. */
export async function storedText({ page }: Pick<Person, "page">): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const readable = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder("latin1").decode(value) : value;
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(
          name,
          store,
          await settled(database.transaction(store).objectStore(store).getAll()),
        );
      }
      database.close();
    }
    return JSON.stringify(found, readable);
  });
}
