import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconFileOff, IconFolderOff } from "@tabler/icons-react";
import { useData } from "#client/live/data-context.ts";
import { useLibrary } from "#client/live/files/use-library.ts";
import { PreviewHead } from "#client/parts/preview/preview-head.tsx";
import { PreviewStage } from "#client/parts/preview/preview-stage.tsx";
import { usePreviewKeys } from "#client/parts/preview/use-preview-keys.ts";
import { FITTING } from "#client/parts/preview/zoom.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { keepAwake } from "./keep-awake.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useKeptView } from "../kept-view.ts";
import { folderView } from "../place.ts";
import { sortItems } from "../sort-items.ts";
import { BoardControls } from "./board-controls.tsx";
import classes from "./file-board.module.css";
import { type BoardSeconds, turned } from "./board-turn.ts";
import { useTurning } from "./use-turning.ts";

const NONE = { fileId: 0, name: "", ext: "", size: 0 };

interface FileBoardProps {
  /** 0 = the top of the plan's files, or of one's own. */
  readonly folderId: number;
  readonly planId: number;
  /** How long each file stands. */
  readonly seconds: BoardSeconds;
  readonly onSeconds: (seconds: BoardSeconds) => void;
  readonly onClose: () => void;
}

/** The files of a folder one after the other over the whole page, for a screen on a wall: what comes in stands there by itself. */
export function FileBoard({ folderId, planId, seconds, onSeconds, onClose }: FileBoardProps) {
  const { t } = useTranslation("library");
  const { userId } = useData();
  const { sort } = useKeptView();
  const library = useLibrary(folderId);
  const [shownId, setShownId] = useState<number>();
  const [view, setView] = useState(FITTING);
  const [isRunning, setRunning] = useState(true);
  const place =
    library.state === "ready" && folderView(library.value, { folderId, planId }, userId);
  const files = place ? sortItems(place.items, sort).filter(({ kind }) => kind === "file") : [];
  const ids = files.map(({ fileId }) => fileId);
  const item = files.find(({ fileId }) => fileId === turned(ids, shownId, 0));
  const step = (by: 1 | -1) => {
    setShownId(turned(ids, item?.fileId, by));
    setView(FITTING);
  };
  usePreviewKeys({ onView: setView, onStep: step });
  const isStanding = item !== undefined && isRunning;
  useEffect(() => (isStanding ? keepAwake() : undefined), [isStanding]);
  const page = useRef<HTMLDivElement>(null);
  useTurning({
    stage: page,
    isTurning: isRunning && ids.length > 1,
    shownId: item?.fileId,
    seconds,
    onTurn: () => step(1),
  });
  const { fileId, name, ext, size } = item ?? NONE;
  const shown = useMemo(() => ({ fileId, name, ext, size, thumb: "" }), [fileId, name, ext, size]);
  if (library.state === "loading") return <SkeletonList rows={4} />;
  if (!place)
    return (
      <OnceFetched>
        <EmptyState icon={IconFolderOff} title={t("gone")} hint={t("goneHint")} screen />
      </OnceFetched>
    );
  if (!item)
    return (
      <OnceFetched>
        <EmptyState icon={IconFileOff} title={t("board.none")} hint={t("board.noneHint")} screen />
      </OnceFetched>
    );
  return (
    <div ref={page} className={classes.page}>
      <PreviewHead
        item={shown}
        name={name}
        place={`${files.indexOf(item) + 1} / ${files.length}`}
        level={1}
        view={view}
        onView={setView}
        onClose={onClose}
      />
      <PreviewStage key={fileId} item={shown} view={view} onView={setView} onStep={step} begins />
      <BoardControls
        isRunning={isRunning}
        seconds={seconds}
        onRun={setRunning}
        onStep={step}
        onSeconds={onSeconds}
      />
    </div>
  );
}
