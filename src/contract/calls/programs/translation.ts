import * as z from "zod/mini";
import { languages } from "#base/languages.ts";
import {
  TRANSLATED_TEXT_MAX,
  TRANSLATION_TEXT_MAX,
} from "#domain/message/translation/translation-limits.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

/**
 * Words in another language, by the translator that the operator has set; `translation.off` where there is none,
 * `translation.daily` where they are more than is left for the caller of a day (UTC), with that limit as `count`.
 */
export const translateText = defineCall({
  name: "text.translate",
  method: "POST",
  path: "/api/system/translate",
  access: "member",
  perMinute: 20,
  body: z.object({
    text: textShape(1, TRANSLATION_TEXT_MAX),
    /** Into which language. */
    language: z.enum(languages.map(({ code }) => code)),
  }),
  reply: z.object({
    text: z.string().check(z.maxLength(TRANSLATED_TEXT_MAX)),
    /** In which language it was written, as a tag of BCP 47 without a region; "" = it is not known. */
    from: z.string().check(z.maxLength(10)),
  }),
});
