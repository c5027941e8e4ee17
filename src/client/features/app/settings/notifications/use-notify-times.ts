import { useRun } from "#client/live/use-run.ts";
import { DEFAULT_NOTIFY_SETTING, type NotifySetting } from "#domain/notify/notify-setting.ts";

/** The zone in which this device stands. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** At which times of day somebody hears of things; kept at once, without a network too. */
export function useNotifyTimes(stored: NotifySetting | undefined) {
  const run = useRun();
  const here = ownZone();
  return {
    times: stored ?? { ...DEFAULT_NOTIFY_SETTING, timeZone: here },
    here,
    save: (change: Partial<Omit<NotifySetting, "id" | "off">>) =>
      // The first time they are meant where the person is.
      void run("notify.save", stored ? change : { timeZone: here, ...change }),
  };
}
