import { IconHourglass } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import classes from "../composer.module.css";

interface SlowNoteProps {
  /** Epoch ms from which the person may write again; 0 = they may, but send several at once. */
  readonly opens: number;
}

/** Why nothing can be sent just now in slow mode, and when it can; what is typed stays. */
export function SlowNote({ opens }: SlowNoteProps) {
  const { t } = useTranslation("group-rules");
  const { now } = useData();
  const [left, setLeft] = useState(() => opens - now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(opens - now()), 1000);
    return () => clearInterval(timer);
  }, [opens, now]);
  return (
    <div className={classes.leftEdit}>
      <IconHourglass size="1rem" aria-hidden />
      <span className={classes.leftWords}>
        {opens === 0 ? t("oneAtATime") : t("slowUntil", { left: clockOf(left) })}
      </span>
    </div>
  );
}

/** Minutes and seconds, as a clock says them. */
function clockOf(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
