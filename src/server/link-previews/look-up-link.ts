import type { LinkData } from "#domain/message/body/link-data.ts";
import { cleanLine, cutText } from "#domain/import/clean-text.ts";
import { LINK_TITLE_MAX } from "#domain/message/link/link-limits.ts";
import { getOutward } from "../outward/get-outward.ts";
import { type PageFacts, readPage } from "./read-page.ts";
import { smallPicture } from "./small-picture.ts";

/** Bytes of a page in which its head stands, and of a picture. */
const PAGE_MAX = 512 * 1_024;
const PICTURE_MAX = 5 * 1_024 * 1_024;
const PAGE = /^(text\/html|application\/xhtml\+xml)\b/i;
const PICTURE = /^image\/(jpeg|png|webp)\b/i;
const NO_PICTURE = { thumb: "", width: 0, height: 0 };

/** What there is to be said of where a link leads; undefined where there is nothing. */
export async function lookUpLink(
  url: string,
  allowPrivate: boolean,
): Promise<LinkData | undefined> {
  const found = await getOutward(
    { address: url, accept: "text/html,application/xhtml+xml,image/*;q=0.8", most: PICTURE_MAX },
    allowPrivate,
  );
  if (!found) return undefined;
  if (PICTURE.test(found.type)) {
    const small = found.isWhole ? await smallPicture(found.body) : undefined;
    return small && { url, title: nameIn(found.address), text: "", ...small };
  }
  if (!PAGE.test(found.type)) return undefined;
  const page = readPage(found.body.subarray(0, PAGE_MAX), found.type, found.address);
  if (page.title === "" && page.text === "") return undefined;
  const title = page.title || new URL(found.address).hostname;
  const picture = (await pictureOf(page, allowPrivate)) ?? NO_PICTURE;
  return { url, title, text: page.text, ...picture };
}

/** A page without its picture is better than none. */
async function pictureOf({ picture }: PageFacts, allowPrivate: boolean) {
  if (picture === undefined) return undefined;
  try {
    const question = { address: picture, accept: "image/*", most: PICTURE_MAX };
    const found = await getOutward(question, allowPrivate);
    return found?.isWhole ? await smallPicture(found.body) : undefined;
  } catch {
    return undefined;
  }
}

/** What a file is called by its address. */
function nameIn(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = pathname.split("/").at(-1) ?? "";
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // It stays as it stands there.
  }
  return cutText(cleanLine(name), LINK_TITLE_MAX) || hostname;
}
