import * as z from "zod/mini";
import { applied, defineCommand } from "../command.ts";
import { clockShape } from "../company/company-setting.ts";
import { TIME_ZONE_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { NOTICE_KINDS, type NoticeKind } from "../notice/notice-kinds.ts";
import { get } from "../reading.ts";
import { userScope } from "../scope.ts";
import { digestShape } from "./digest.ts";
import {
  DEFAULT_NOTIFY_SETTING,
  type NotifySetting,
  notifySettingShape,
} from "./notify-setting.ts";
import { isTimeZone } from "./quiet-hours.ts";

const kindsShape = z.optional(
  z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length)),
);

/** `users/notify/save`: the caller's own quiet hours, the kinds of notices that they want or do not, and their digest. */
export const saveNotify = defineCommand({
  name: "notify.save",
  path: "/api/users/notify/save",
  arguments: z.object({
    quiet: z.optional(z.boolean()),
    quietFrom: z.optional(clockShape),
    quietTo: z.optional(clockShape),
    timeZone: z.optional(z.string().check(z.maxLength(TIME_ZONE_MAX), z.refine(isTimeZone))),
    turnOn: kindsShape,
    turnOff: kindsShape,
    digest: z.optional(digestShape),
    digestAt: z.optional(clockShape),
  }),
  reply: notifySettingShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => ({
    ...laterWins(earlier, later),
    ...mergeTurns("turnOn", "turnOff", earlier, later),
    ...mergeTurns("turnOff", "turnOn", earlier, later),
  }),
  *decide(args, actor) {
    const stored = yield* get("notifySetting", actor.userId);
    const before = stored ?? DEFAULT_NOTIFY_SETTING;
    const put: NotifySetting = {
      id: actor.userId,
      quiet: args.quiet ?? before.quiet,
      quietFrom: args.quietFrom ?? before.quietFrom,
      quietTo: args.quietTo ?? before.quietTo,
      timeZone: args.timeZone ?? before.timeZone,
      off: [...new Set([...before.off, ...(args.turnOff ?? [])])].filter(
        (kind) => !args.turnOn?.some((on) => on === kind),
      ),
      digest: args.digest ?? before.digest,
      digestAt: args.digestAt ?? before.digestAt,
    };
    return applied([{ entity: "notifySetting", action: stored ? "update" : "add", put }], put);
  },
});

interface Turns {
  readonly turnOn?: readonly NoticeKind[] | undefined;
  readonly turnOff?: readonly NoticeKind[] | undefined;
}

/** What both turn one way, less what the later one turns the other way again. */
function mergeTurns(way: keyof Turns, back: keyof Turns, earlier: Turns, later: Turns) {
  if (!earlier[way] && !later[way]) return {};
  const kept = (earlier[way] ?? []).filter((kind) => !later[back]?.includes(kind));
  return { [way]: [...new Set([...kept, ...(later[way] ?? [])])] };
}
