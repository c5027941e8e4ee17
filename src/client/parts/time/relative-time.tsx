import { useFormatTime } from "#client/i18n/use-format-time.ts";

interface RelativeTimeProps {
  /** Epoch milliseconds. */
  readonly time: number;
}

/** "3 hours ago", with the exact time when pointed at. */
export function RelativeTime({ time }: RelativeTimeProps) {
  const { relative, absolute } = useFormatTime();
  return (
    <time dateTime={new Date(time).toISOString()} title={absolute(time)}>
      {relative(time)}
    </time>
  );
}
