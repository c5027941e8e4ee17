import { Button } from "@mantine/core";
import { IconArrowDown, IconAt } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { useNextMention } from "#client/live/chat/use-places.ts";
import classes from "./jumps.module.css";

interface JumpButtonsProps {
  readonly view: DialogView;
  readonly onJump: (messageId: number) => void;
  readonly onNewest: () => void;
}

/** While the newest message is out of sight: to the next one that calls the person, while one is unread, and to the newest. */
export function JumpButtons({ view, onJump, onNewest }: JumpButtonsProps) {
  const { t } = useTranslation("chat");
  const { dialog, me, mention, unread } = view;
  const nextMention = useNextMention(dialog.id);
  const toMention = async () => {
    const next = await nextMention(me?.readPosition ?? 0);
    if (next !== undefined) onJump(next);
  };
  return (
    <div className={classes.jumps}>
      {mention > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconAt size="0.9rem" aria-hidden />}
          aria-label={t("nextMention", { count: mention })}
          onClick={() => void toMention()}
        >
          {mention}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconArrowDown size="0.9rem" aria-hidden />}
        onClick={onNewest}
      >
        {unread > 0 ? t("newMessages", { count: unread }) : t("toNewest")}
      </Button>
    </div>
  );
}
