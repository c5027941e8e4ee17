import { NativeSelect } from "@mantine/core";
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./file-board.module.css";
import { BOARD_SECONDS, boardSeconds, type BoardSeconds } from "./board-turn.ts";

interface BoardControlsProps {
  readonly isRunning: boolean;
  readonly seconds: BoardSeconds;
  readonly onRun: (isRunning: boolean) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onSeconds: (seconds: BoardSeconds) => void;
}

/** What leads a board on, halts it, and says how fast it goes. */
export function BoardControls({
  isRunning,
  seconds,
  onRun,
  onStep,
  onSeconds,
}: BoardControlsProps) {
  const { t, i18n } = useTranslation("library");
  const locale = localeOf(i18n.language);
  return (
    <div className={classes.controls}>
      <IconButton
        icon={IconPlayerTrackPrev}
        label={t("board.previous")}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={isRunning ? IconPlayerPause : IconPlayerPlay}
        label={t(isRunning ? "board.pause" : "board.run")}
        onClick={() => onRun(!isRunning)}
      />
      <IconButton icon={IconPlayerTrackNext} label={t("board.next")} onClick={() => onStep(1)} />
      <NativeSelect
        size="xs"
        aria-label={t("board.time")}
        value={String(seconds)}
        data={BOARD_SECONDS.map((each) => ({
          value: String(each),
          label: timeWords(locale, each),
        }))}
        onChange={(event) => onSeconds(boardSeconds(event.currentTarget.value))}
      />
    </div>
  );
}

function timeWords(locale: string, seconds: BoardSeconds): string {
  const isLong = seconds >= 60;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLong ? "minute" : "second",
    unitDisplay: "long",
  }).format(isLong ? seconds / 60 : seconds);
}
