import { ActionIcon } from "@mantine/core";
import { IconMicrophone } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "../composer.module.css";
import type { Press } from "./voice-recorder.tsx";

interface MicrophoneButtonProps {
  /** Held by a finger, or pressed by a key. */
  readonly onRecord: (press: Press | undefined) => void;
}

/** Begins to record a voice. */
export function MicrophoneButton({ onRecord }: MicrophoneButtonProps) {
  const { t } = useTranslation("chat");
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.microphone}
      aria-label={t("voice.record")}
      onPointerDown={({ button, timeStamp: time, clientX: x, clientY: y }) =>
        button === 0 && onRecord({ time, x, y })
      }
      onClick={() => onRecord(undefined)}
    >
      <IconMicrophone size="1rem" aria-hidden />
    </ActionIcon>
  );
}
