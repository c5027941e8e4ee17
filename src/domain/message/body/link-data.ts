import * as z from "zod/mini";

/** What the page says of itself to which the words lead, as the server has read it once. */
export const linkDataShape = z.object({
  /** The link as it stands in the words. */
  url: z.string(),
  title: z.string(),
  /** What the page is about; "" = it does not say. */
  text: z.string(),
  /** A small JPEG of its picture, as Base64; "" = none. */
  thumb: z.string(),
  /** Pixels of the small picture; 0 = none. */
  width: z.int(),
  height: z.int(),
});
export type LinkData = z.infer<typeof linkDataShape>;
