import * as z from "zod/mini";
import { nameShape } from "../name.ts";
import { htmlShape } from "../shape.ts";

/** Templates of one form; all of them lie on every device. */
export const PRINT_TEMPLATES_MAX = 10;
export const PRINT_TEMPLATE_NAME_MAX = 100;
/** Characters of a template. */
export const PRINT_TEMPLATE_HTML_MAX = 100_000;

export const templateNameShape = nameShape(1, PRINT_TEMPLATE_NAME_MAX);
export const templateHtmlShape = htmlShape.check(z.maxLength(PRINT_TEMPLATE_HTML_MAX));
