import type { ReactNode } from "react";
import { isoTime } from "#client/i18n/format-time.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";

interface MomentProps {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly className?: string | undefined;
  /** How it is said here. */
  readonly children: ReactNode;
}

/** A moment in words, with the exact time when pointed at. */
export function Moment({ time, className, children }: MomentProps) {
  const { absolute } = useFormatTime();
  return (
    <time className={className} dateTime={isoTime(time)} title={absolute(time)}>
      {children}
    </time>
  );
}
