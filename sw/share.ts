import { registerRoute } from "workbox-routing";
import {
  SHARE_PATH,
  SHARED_CACHE,
  sharedAddress,
  type SharedContent,
  sharedText,
} from "#base/shared-content.ts";

/** Takes what other apps hand over, also without a network; the person then says what for. */
export function takeShares(): void {
  registerRoute(
    ({ url }) => url.pathname === SHARE_PATH,
    async ({ request }) => {
      const id = crypto.randomUUID();
      await keep(id, contentOf(await request.formData()));
      return Response.redirect(`${SHARE_PATH}?shared=${id}`, 303);
    },
    "POST",
  );
}

function contentOf(form: FormData): SharedContent {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const files = form.getAll("files").filter((value) => typeof value !== "string" && value.size > 0);
  return {
    text: sharedText(textOf("title"), textOf("text"), textOf("url")),
    files: files.length,
    time: Date.now(),
  };
}

async function keep(id: string, content: SharedContent): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  await cache.put(sharedAddress(id), new Response(JSON.stringify(content)));
}
