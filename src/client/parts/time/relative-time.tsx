import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Moment } from "./moment.tsx";

interface RelativeTimeProps {
  /** Epoch milliseconds. */
  readonly time: number;
}

/** "3 hours ago", with the exact time when pointed at. */
export function RelativeTime({ time }: RelativeTimeProps) {
  const { relative } = useFormatTime();
  return <Moment time={time}>{relative(time)}</Moment>;
}
