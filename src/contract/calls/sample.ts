import * as z from "zod/mini";
import { countShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

const sampleShape = z.object({
  /** Plans of the sample site that are still there. */
  plans: countShape,
  /** Its people who are still there. */
  people: countShape,
});

/** How much of the sample site there still is. */
export const getSample = defineCall({
  name: "sample.info",
  method: "POST",
  path: "/api/system/sample",
  access: "admin",
  body: z.object({}),
  reply: sampleShape,
});

/** Takes the sample site away with everybody in it, in one act; answers how much went. */
export const removeSample = defineCall({
  name: "sample.remove",
  method: "POST",
  path: "/api/system/sample/delete",
  access: "admin",
  perMinute: 10,
  body: z.object({}),
  reply: sampleShape,
});
