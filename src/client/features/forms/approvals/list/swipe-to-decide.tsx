import { IconCheck, IconX } from "@tabler/icons-react";
import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import { useData } from "#client/live/data-context.ts";
import { Opening } from "#client/ui/over-screen.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { askedNow } from "#domain/approval/state/standing.ts";
import { OpinionDialog } from "../acts/opinion-dialog.tsx";
import classes from "../approvals.module.css";

/** A finger that has gone so far across means it, pixels. */
const FAR = 96;
/** Until then it may be scrolling, pixels. */
const SLACK = 12;

interface SwipeToDecideProps {
  readonly approval: Approval;
  /** Left out where a row is not pushed; what was begun stays, such as when a phone is turned. */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** A row that a finger pushes to the right to approve and to the left to reject; nothing counts before it is confirmed. */
export function SwipeToDecide({ approval, isOn, children }: SwipeToDecideProps) {
  const { userId } = useData();
  const [shift, setShift] = useState(0);
  const [deciding, setDeciding] = useState<"approve" | "reject">();
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const begin = (event: TouchEvent) => {
    const touch = isOn ? event.touches.item(0) : null;
    start.current = touch ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches.item(0);
    if (!touch || !start.current) return;
    const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    if (shift === 0 && Math.abs(down) > SLACK) start.current = undefined;
    else if (Math.abs(across) > SLACK) setShift(across);
  };
  const end = () => {
    if (Math.abs(shift) >= FAR) setDeciding(shift > 0 ? "approve" : "reject");
    start.current = undefined;
    setShift(0);
  };
  const asked = askedNow(approval, userId);
  return (
    <div
      className={classes.swipe}
      data-towards={towards(shift)}
      onTouchStart={begin}
      onTouchMove={move}
      onTouchEnd={end}
      onTouchCancel={() => setShift(0)}
    >
      {shift > 0 && <IconCheck className={classes.swipeSign} aria-hidden />}
      {shift < 0 && <IconX className={classes.swipeSign} aria-hidden />}
      <div className={classes.swiped} style={{ transform: `translateX(${shift}px)` }}>
        {children}
      </div>
      {deciding && (
        <Opening>
          <OpinionDialog
            approval={approval}
            kind={deciding}
            runId={asked?.run.id}
            onClose={() => setDeciding(undefined)}
          />
        </Opening>
      )}
    </div>
  );
}

function towards(shift: number): string | undefined {
  if (shift === 0) return undefined;
  return shift > 0 ? "approve" : "reject";
}
