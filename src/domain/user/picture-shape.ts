import * as z from "zod/mini";
import { PICTURE_MAX } from "./picture.ts";

/** What the bytes of such a picture begin with, in base64: what says that it is one is one. */
const PICTURE =
  /^data:image\/(?:jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/;

/** A small picture of a person or a group that travels with their row, as `data:` address; "" = none. */
export const pictureShape = z.string().check(
  z.maxLength(PICTURE_MAX),
  z.refine((picture) => picture === "" || PICTURE.test(picture)),
);
