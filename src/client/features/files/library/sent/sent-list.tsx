import { useElementSize } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SentFile } from "#client/data/queries/files/sent-files.ts";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import { toPreview } from "#client/parts/preview/preview-question.ts";
import { ROW_HEIGHT, useDensity } from "#client/ui/density/use-density.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { SentRow } from "./sent-row.tsx";
import { useIsNarrow } from "../list/is-narrow.ts";
import classes from "../list/items.module.css";

/** What stands above the list, pixels, until the page has measured it. */
const AROUND_LIST = 160;

interface SentListProps {
  readonly sent: readonly SentFile[];
  readonly onOpenMessage: (dialogId: number, messageId: number) => void;
}

/** Files that were sent, one below the other; only those that can be seen are in the page. */
export function SentList({ sent, onOpenMessage }: SentListProps) {
  const { t } = useTranslation("library");
  const scroller = useRef<HTMLDivElement>(null);
  const height = ROW_HEIGHT[useDensity()];
  const { ref: measured, width } = useElementSize();
  const isNarrow = useIsNarrow(width);
  const list = useVirtualList({
    count: sent.length,
    scroller,
    sizeAt: () => height,
    keyAt: (index) => sent[index]?.file.id ?? index,
    overscan: 6,
    around: AROUND_LIST,
  });
  const open = (fileId: number) => {
    const items = sent.map(({ file }) => toPreview(file));
    void openPreview({ items, fileId });
  };
  return (
    <div ref={scroller} className={classes.scroller} data-scroll-restoration-id="sent-files">
      <ul
        ref={measured}
        className={classes.items}
        aria-label={t("sent")}
        style={{ height: list.getTotalSize() }}
      >
        {list.getVirtualItems().map(({ index, start }) => {
          const each = sent[index];
          return (
            each && (
              <SentRow
                key={each.file.id}
                sent={each}
                top={start}
                height={height}
                isNarrow={isNarrow}
                onOpen={open}
                onOpenMessage={onOpenMessage}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
