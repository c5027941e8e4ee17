import { registerRoute } from "workbox-routing";
import {
  SHARE_PATH,
  SHARED_CACHE,
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
      await keep(id, await request.formData());
      return Response.redirect(`${SHARE_PATH}?shared=${id}`, 303);
    },
    "POST",
  );
}

/** Files first: what is found is whole. */
async function keep(id: string, form: FormData): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  const brought = form.getAll("files").filter((value) => typeof value !== "string");
  const files: SharedFile[] = [];
  let lost = 0;
  for (const file of brought) {
    const { name, type, size } = file;
    if (size === 0) continue;
    try {
      await cache.put(sharedFileAddress(id, files.length), new Response(file));
      files.push({ name, type, size });
    } catch {
      lost += 1;
    }
  }
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const text = sharedText(textOf("title"), textOf("text"), textOf("url"));
  const content: SharedContent = { text, files, lost, time: Date.now() };
  await cache.put(sharedAddress(id), new Response(JSON.stringify(content)));
}
