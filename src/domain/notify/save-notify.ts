import * as z from "zod/mini";
import { applied, defineCommand } from "../command.ts";
import { clockShape } from "../company/company-setting.ts";
import { TIME_ZONE_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { userScope } from "../scope.ts";
import {
  DEFAULT_NOTIFY_SETTING,
  type NotifySetting,
  notifySettingShape,
} from "./notify-setting.ts";
import { isTimeZone } from "./quiet-hours.ts";

/** `users/notify/save`: the caller's own quiet hours. */
export const saveNotify = defineCommand({
  name: "notify.save",
  path: "/api/users/notify/save",
  arguments: z.object({
    quiet: z.optional(z.boolean()),
    quietFrom: z.optional(clockShape),
    quietTo: z.optional(clockShape),
    timeZone: z.optional(z.string().check(z.maxLength(TIME_ZONE_MAX), z.refine(isTimeZone))),
  }),
  reply: notifySettingShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: laterWins,
  *decide(args, actor) {
    const stored = yield* get("notifySetting", actor.userId);
    const before = stored ?? DEFAULT_NOTIFY_SETTING;
    const put: NotifySetting = {
      id: actor.userId,
      quiet: args.quiet ?? before.quiet,
      quietFrom: args.quietFrom ?? before.quietFrom,
      quietTo: args.quietTo ?? before.quietTo,
      timeZone: args.timeZone ?? before.timeZone,
    };
    return applied([{ entity: "notifySetting", action: stored ? "update" : "add", put }], put);
  },
});
