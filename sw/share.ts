import { registerRoute } from "workbox-routing";
import {
  SHARE_PATH,
  SHARED_CACHE,
  SHARED_FOR,
  sharedAddress,
  type SharedContent,
  type SharedFile,
  sharedFileAddress,
  sharedText,
} from "#base/shared-content.ts";

/** Takes what other apps hand over, also without a network; the person then says what for. */
export function takeShares(): void {
  registerRoute(
    ({ url }) => url.pathname === SHARE_PATH,
    async ({ request }) => {
      const id = crypto.randomUUID();
      // Where this device has no room for anything, the screen says that nothing came.
      await keep(id, request).catch(() => undefined);
      return Response.redirect(`${SHARE_PATH}?shared=${id}`, 303);
    },
    "POST",
  );
}

/** The words first: under them all the rest is found again, also where this ends in the middle. */
async function keep(id: string, request: Request): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  await letOldGo(cache).catch(() => undefined);
  const form = await request.formData();
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const text = sharedText(textOf("title"), textOf("text"), textOf("url"));
  const write = async (files: readonly SharedFile[], lost: number) => {
    const content: SharedContent = { text, files, lost, time: Date.now() };
    await cache.put(sharedAddress(id), new Response(JSON.stringify(content)));
  };
  const brought = form
    .getAll("files")
    .filter((value) => typeof value !== "string")
    .filter(({ size }) => size > 0);
  await write([], brought.length);
  const files: SharedFile[] = [];
  for (const file of brought) {
    const { name, type, size } = file;
    const isKept = await cache.put(sharedFileAddress(id, files.length), new Response(file)).then(
      () => true,
      () => false,
    );
    if (isKept) files.push({ name, type, size });
  }
  if (files.length > 0) await write(files, brought.length - files.length);
}

/** What nobody has used for so long is not wanted, and photographs take room. */
async function letOldGo(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const paths = keys.map(({ url }) => new URL(url).pathname);
  const start = sharedAddress("");
  for (const path of paths) {
    const isHead = path.startsWith(start) && !path.slice(start.length).includes("/");
    const found = isHead ? await cache.match(path) : undefined;
    if (!found) continue;
    const { time } = (await found.json()) as SharedContent;
    if (time > Date.now() - SHARED_FOR) continue;
    for (const one of paths)
      if (one === path || one.startsWith(`${path}/`)) await cache.delete(one);
  }
}
