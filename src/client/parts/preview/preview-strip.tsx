import { useEffect, useRef } from "react";
import { Each } from "#client/ui/each/each.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import type { PreviewItem } from "./preview-question.ts";
import classes from "./preview.module.css";
import { StepButton } from "./step-button.tsx";

interface PreviewStripProps {
  readonly items: readonly PreviewItem[];
  readonly shownId: number;
  readonly onShow: (fileId: number) => void;
  /** Where arrows have no room but here: to the file before or behind. */
  readonly onStep?: (by: 1 | -1) => void;
}

/** All of the files in small, the one that is shown marked and in sight. */
export function PreviewStrip({ items, shownId, onShow, onStep }: PreviewStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = strip.current?.querySelector('[aria-current="true"]');
    shown?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [shownId]);
  return (
    <div className={classes.foot}>
      {onStep && <StepButton by={-1} onStep={onStep} />}
      <div ref={strip} className={classes.strip}>
        <Each rows={items} keyOf={({ fileId }) => fileId}>
          {(item) => (
            <button
              type="button"
              className={classes.small}
              aria-label={item.name}
              aria-current={item.fileId === shownId}
              onClick={() => onShow(item.fileId)}
            >
              <FilePicture {...item} />
            </button>
          )}
        </Each>
      </div>
      {onStep && <StepButton by={1} onStep={onStep} />}
    </div>
  );
}
