import { useEffect, useRef } from "react";
import { useData } from "#client/live/data-context.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { isUnreadCopy } from "#domain/approval/concerns.ts";
import type { ApprovalListName } from "../approval-list-names.ts";
import { requestShortcuts } from "../feature.ts";
import { ApprovalRow } from "./approval-row.tsx";
import { SwipeToDecide } from "./swipe-to-decide.tsx";
import classes from "../approvals.module.css";

const ROW_HEIGHT = 60;

interface RequestRowsProps {
  readonly approvals: readonly Approval[];
  readonly list: ApprovalListName;
  readonly openId: number | undefined;
  readonly onOpen: (approvalId: number) => void;
  /** The last of the rows has come into sight. */
  readonly onEnd: () => void;
  /** Those chosen to be decided at once, and which can be. */
  readonly chosen?: ReadonlySet<number>;
  readonly isInBatch?: (approval: Approval) => boolean;
  readonly onChoose?: (chosen: ReadonlySet<number>) => void;
}

/** The requests of a list; only those that can be seen are in the page. */
export function RequestRows({
  approvals,
  list: name,
  openId,
  onOpen,
  onEnd,
  chosen,
  isInBatch,
  onChoose,
}: RequestRowsProps) {
  const { userId } = useData();
  const isPhone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualList({
    count: approvals.length,
    scroller,
    sizeAt: () => ROW_HEIGHT,
    keyAt: (index) => approvals[index]?.id ?? index,
    overscan: 6,
  });
  const items = list.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isAtEnd = last >= approvals.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, approvals.length, onEnd]);
  const openedAt = approvals.findIndex(({ id }) => id === openId);
  const openAt = (at: number) => {
    const approval = approvals[at];
    if (!approval) return;
    list.scrollToIndex(at);
    onOpen(approval.id);
  };
  // What was just decided stands here no more: the next one is the first.
  useShortcut(requestShortcuts.next, () => openAt(openedAt + 1));
  useShortcut(requestShortcuts.previous, () => openAt(openedAt - 1), openedAt > 0);
  const rowOf = (approval: Approval) => {
    const canChoose = chosen && isInBatch?.(approval);
    const choose = (isChosen: boolean) => {
      const { id } = approval;
      const others = [...(chosen ?? [])].filter((other) => other !== id);
      onChoose?.(new Set(isChosen ? [...others, id] : others));
    };
    return (
      <ApprovalRow
        approval={approval}
        open={approval.id === openId}
        mine={name === "mine"}
        unread={name === "copies" && isUnreadCopy(approval, userId)}
        onOpen={onOpen}
        {...(canChoose && { chosen: chosen.has(approval.id), onChoose: choose })}
      />
    );
  };
  return (
    <div ref={scroller} className={classes.scroller} data-scroll-restoration-id="approvals">
      <ul className={classes.list} style={{ height: list.getTotalSize() }}>
        {items.map((item) => {
          const approval = approvals[item.index];
          return (
            approval && (
              <li
                key={item.key}
                ref={list.measureElement}
                data-index={item.index}
                className={classes.place}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <Boundary row={approval}>
                  {name === "waiting" ? (
                    <SwipeToDecide approval={approval} isOn={isPhone && !chosen}>
                      {rowOf(approval)}
                    </SwipeToDecide>
                  ) : (
                    rowOf(approval)
                  )}
                </Boundary>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
