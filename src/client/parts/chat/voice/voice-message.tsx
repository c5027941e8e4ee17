import { ActionIcon } from "@mantine/core";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useFileAddress } from "#client/live/files/use-file-address.ts";
import { useHeard } from "#client/live/chat/use-heard.ts";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { FileBody, Message } from "#domain/message/message.ts";
import { voiceLength } from "#domain/message/voice/voice-length.ts";
import { usePlaying } from "./use-playing.ts";
import { VoiceLevels } from "./voice-levels.tsx";
import classes from "./voice.module.css";

interface VoiceMessageProps {
  readonly message: Message;
  readonly body: FileBody;
  /** How far its bytes have come, while they are on their way. */
  readonly children?: ReactNode;
}

/** A voice as it stands in a chat: played where it stands, with a mark until it was heard. */
export function VoiceMessage({ message, body, children }: VoiceMessageProps) {
  const { t } = useTranslation("chat");
  const { userId } = useData();
  const run = useRun();
  const { fileId, size, duration = 0, levels = [] } = body;
  const address = useFileAddress(fileId, size);
  const heard = useHeard(message.id);
  const { time, isPlaying, speed, toggle, moveTo, speedUp } = usePlaying(
    address.state === "ready" ? address.value : undefined,
    duration,
  );
  const isNew = message.userId !== userId && heard.state === "ready" && !heard.value;
  const handlePlay = async () => {
    if (address.state !== "ready") {
      showToast({ message: t(address.state === "none" ? "voice.notHere" : "voice.coming") });
      return;
    }
    if (isNew) void run("message.dot", { msgId: message.id });
    await toggle().catch(() => showToast({ message: t("voice.unplayable"), tone: "error" }));
  };
  const length = voiceLength(time > 0 ? time : duration);
  return (
    <div className={classes.message}>
      <ActionIcon
        variant="filled"
        radius="xl"
        aria-label={t(isPlaying ? "voice.pause" : "voice.play", { length: voiceLength(duration) })}
        onClick={() => void handlePlay()}
      >
        {isPlaying ? (
          <IconPlayerPauseFilled size="1rem" aria-hidden />
        ) : (
          <IconPlayerPlayFilled size="1rem" aria-hidden />
        )}
      </ActionIcon>
      <span className={classes.track}>
        <VoiceLevels levels={levels} heard={duration > 0 ? time / duration : 0} />
        <input
          type="range"
          className={classes.place}
          aria-label={t("voice.place")}
          aria-valuetext={length}
          min={0}
          max={duration}
          step={1000}
          value={time}
          onChange={(event) => moveTo(Number(event.currentTarget.value))}
        />
      </span>
      {children || <span className={classes.length}>{length}</span>}
      {isNew ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing but a dot that says something
        <span className={classes.unheard} role="img" aria-label={t("voice.unheard")} />
      ) : (
        <button
          type="button"
          className={classes.speed}
          aria-label={t("voice.speed", { speed })}
          onClick={speedUp}
        >
          {t("voice.times", { speed })}
        </button>
      )}
    </div>
  );
}
