import "fake-indexeddb/auto";

const asking = ["get", "getAll", "getKey", "getAllKeys", "count", "add", "put", "delete"] as const;

/** How often work goes to the browser's database and waits for the answer; what is asked for at once is one way. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  let open = 0;
  const undo: (() => void)[] = [];
  for (const { prototype } of [IDBObjectStore, IDBIndex]) {
    const methods = prototype as unknown as Record<string, (...args: unknown[]) => IDBRequest>;
    for (const name of asking) {
      const own = methods[name];
      if (!own) continue;
      methods[name] = function watched(this: unknown, ...args: unknown[]) {
        if (open === 0) trips += 1;
        open += 1;
        const request = own.apply(this, args);
        request.addEventListener("success", () => (open -= 1));
        request.addEventListener("error", () => (open -= 1));
        return request;
      };
      undo.push(() => (methods[name] = own));
    }
  }
  try {
    await work();
  } finally {
    for (const put of undo) put();
  }
  return trips;
}
