import { ActionIcon } from "@mantine/core";
import { IconSend, IconTrash } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type RecordedVoice,
  recordVoice,
  type VoiceRecording,
} from "#client/platform/voice/record-voice.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { shrinkLevels } from "#domain/message/voice/shrink-levels.ts";
import { VOICE_LENGTH_MAX, voiceLength } from "#domain/message/voice/voice-length.ts";
import { VoiceLevels } from "./voice-levels.tsx";
import classes from "./voice.module.css";

/** Where and when the button was pressed with which it began; undefined = by keyboard. */
export interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

interface VoiceRecorderProps {
  readonly press: Press | undefined;
  readonly onSend: (voice: RecordedVoice) => void;
  /** It has ended and nothing of it is sent. */
  readonly onEnd: () => void;
}

/** Whoever presses for longer holds the button, and sends by letting go, ms. */
const HELD_FROM = 500;
/** Whoever lets go as far away from the button gives it up, px. */
const GIVEN_UP_FROM = 80;
/** Of a slip of the finger nothing is sent, ms. */
const SHORTEST = 500;
/** Volumes that are drawn while it goes on. */
const SEEN = 48;

/** Stands where words are written while a voice is recorded: held and let go, or begun and sent by buttons. */
export function VoiceRecorder({ press, onSend, onEnd }: VoiceRecorderProps) {
  const { t } = useTranslation("chat");
  const sendButton = useRef<HTMLButtonElement>(null);
  const recording = useRef<VoiceRecording>(undefined);
  /** Whoever presses anything else has let go of the button, maybe before this was drawn. */
  const isHeld = useRef(press !== undefined);
  const [volumes, setVolumes] = useState<readonly number[]>([]);
  const [isLettingGo, setIsLettingGo] = useState(false);
  const length = volumes.length * 100;

  const send = async () => {
    const going = recording.current;
    recording.current = undefined;
    const voice = await going?.stop();
    if (voice && voice.duration >= SHORTEST) onSend(voice);
    else onEnd();
  };
  const giveUp = () => {
    recording.current?.cancel();
    recording.current = undefined;
    onEnd();
  };
  const fail = useEffectEvent((error: unknown) => {
    const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
    showToast({ message: t(isRefused ? "voice.refused" : "voice.noMicrophone"), tone: "error" });
    onEnd();
  });
  const handleVolumes = useEffectEvent((measured: readonly number[]) => {
    setVolumes(measured);
    if (measured.length * 100 >= VOICE_LENGTH_MAX) void send();
  });
  const isFar = ({ clientX, clientY }: PointerEvent) =>
    press !== undefined && Math.hypot(clientX - press.x, clientY - press.y) > GIVEN_UP_FROM;
  const handleMove = useEffectEvent((event: PointerEvent) =>
    setIsLettingGo(event.buttons > 0 && isFar(event)),
  );
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    giveUp();
  });
  const handleRelease = useEffectEvent((event: PointerEvent) => {
    if (!isHeld.current || !press || event.timeStamp - press.time < HELD_FROM) return;
    if (isFar(event)) giveUp();
    // Let go before anything was heard, as where the person was asked for the microphone first: it goes on by buttons.
    else if (length < SHORTEST) isHeld.current = false;
    else void send();
  });

  useEffect(() => {
    let left = false;
    recordVoice((measured) => handleVolumes(measured)).then(
      (going) => {
        if (left) going.cancel();
        else recording.current = going;
      },
      (error: unknown) => !left && fail(error),
    );
    return () => {
      left = true;
      recording.current?.cancel();
    };
  }, []);
  useEffect(() => {
    const move = (event: PointerEvent) => handleMove(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    const release = (event: PointerEvent) => handleRelease(event);
    const down = () => {
      isHeld.current = false;
    };
    sendButton.current?.focus();
    addEventListener("pointermove", move);
    addEventListener("pointerup", release, { once: true });
    addEventListener("pointerdown", down, { capture: true });
    // Before whatever else Escape would close.
    addEventListener("keydown", key, { capture: true });
    return () => {
      removeEventListener("keydown", key, { capture: true });
      removeEventListener("pointerdown", down, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", release);
    };
  }, []);

  const seen = shrinkLevels(volumes.slice(-SEEN));
  return (
    <fieldset
      className={classes.recorder}
      aria-label={t("voice.recording")}
      data-letting-go={isLettingGo}
    >
      <ActionIcon variant="subtle" color="red" aria-label={t("voice.giveUp")} onClick={giveUp}>
        <IconTrash size="1rem" aria-hidden />
      </ActionIcon>
      <span className={classes.red} aria-hidden />
      <span className={classes.length}>{voiceLength(Math.max(1000, length))}</span>
      <VoiceLevels levels={seen} />
      <ActionIcon
        variant="filled"
        ref={sendButton}
        aria-label={t("voice.send")}
        onClick={() => void send()}
      >
        <IconSend size="1rem" aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
