import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { HeldKind } from "#client/data/search/held-messages.ts";
import { useHeldMessages } from "#client/live/history/use-held-messages.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { Each } from "#client/ui/each/each.tsx";
import { NamedLoader } from "#client/ui/loading-bar/named-loader.tsx";
import { HeldRow } from "./held-row.tsx";
import classes from "./history.module.css";

interface HeldListProps {
  readonly dialogId: number;
  readonly kind: HeldKind;
  readonly onOpenMessage: (messageId: number) => void;
}

/** All of a kind in a chat, the newest first: what is on this device, and with a network everything. */
export function HeldList({ dialogId, kind, onOpenMessage }: HeldListProps) {
  const { t } = useTranslation("chat-history");
  const failureText = useFailureText();
  const { messages, asking, failure, more, askMore } = useHeldMessages(dialogId, kind);
  return (
    <>
      {messages && messages.length > 0 && (
        <ul className={classes.list} aria-label={t(`kind.${kind}`)} data-kind={kind}>
          <Each rows={messages} keyOf={({ id }) => id} as="li">
            {(message) => <HeldRow message={message} kind={kind} onOpenMessage={onOpenMessage} />}
          </Each>
        </ul>
      )}
      <div className={classes.foot} aria-live="polite">
        {(asking || !messages) && <NamedLoader label={t("asking")} />}
        {!asking && messages?.length === 0 && !failure && (
          <Text c="dimmed" size="sm">
            {t(`none.${kind}`)}
          </Text>
        )}
        {!asking && failure && (
          <Text c="dimmed" size="sm">
            {t("onlyHere")} {failureText(failure)}
          </Text>
        )}
        {!asking && (more || failure) && (
          <Button size="compact-sm" variant="default" onClick={askMore}>
            {t(failure ? "again" : "older")}
          </Button>
        )}
      </div>
    </>
  );
}
