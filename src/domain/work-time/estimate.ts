import * as z from "zod/mini";
import { ESTIMATE_MAX } from "./estimate-limits.ts";

export const estimateShape = z.int().check(z.nonnegative(), z.maximum(ESTIMATE_MAX));
