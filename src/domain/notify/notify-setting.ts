import * as z from "zod/mini";
import { clockShape } from "../company/company-setting.ts";
import { defineEntity } from "../entity.ts";
import { userScope } from "../scope.ts";
import { idShape } from "../shape.ts";
import { digestShape } from "./digest.ts";

/**
 * When and of what a person wants to hear nothing, the same on all of their devices. The id is the
 * user's; while nothing has been set there is no row, and every hour is a good one.
 */
export const notifySettingShape = z.object({
  id: idShape,
  quiet: z.boolean(),
  quietFrom: clockShape,
  quietTo: clockShape,
  /** IANA name of the zone in which the times of day are meant. */
  timeZone: z.string(),
  /** Kinds of notices of which nothing is heard; one of a later version is kept. */
  off: z.array(z.string()),
  /** How often a letter says what is to be done, where the company sends e-mail, and at which time of day. */
  digest: digestShape,
  digestAt: clockShape,
});
export type NotifySetting = z.infer<typeof notifySettingShape>;

export const DEFAULT_NOTIFY_SETTING: Omit<NotifySetting, "id"> = {
  quiet: false,
  quietFrom: "20:00",
  quietTo: "07:00",
  timeZone: "UTC",
  off: [],
  digest: "off",
  digestAt: "07:00",
};

export const notifySettingEntity = defineEntity({
  name: "notifySetting",
  table: "notify_settings",
  frame: "user",
  since: 3,
  shapeVersion: 3,
  added: { off: [], digest: "off", digestAt: "07:00" },
  shape: notifySettingShape,
  birth: "shared",
  scope: (row) => userScope(row.id),
  lists: [],
});
