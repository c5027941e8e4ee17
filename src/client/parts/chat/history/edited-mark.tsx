import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Message } from "#domain/message/message.ts";
import { MessageText } from "../message-text.tsx";
import classes from "./history.module.css";

/** That a message was edited; it leads to what it said before. */
export function EditedMark({ message }: { readonly message: Message }) {
  const { t } = useTranslation(["message", "chat"]);
  const { absolute } = useFormatTime();
  const [isOpen, setIsOpen] = useState(false);
  // What was edited before histories were kept has none.
  if (message.edits.length === 0) return <span>{t("chat:edited")}</span>;
  return (
    <>
      <button
        type="button"
        className={classes.fact}
        title={t("editedBefore")}
        onClick={() => setIsOpen(true)}
      >
        {t("chat:edited")}
      </button>
      {isOpen && (
        <Dialog title={t("editedBefore")} onClose={() => setIsOpen(false)}>
          <Stack>
            <Each rows={message.edits.toReversed()} keyOf={({ until }) => until}>
              {({ text, type, until }) => (
                <article>
                  <Text c="dimmed" size="xs">
                    {t("saidUntil", { time: absolute(until) })}
                  </Text>
                  {text === "" ? (
                    <Text c="dimmed">{t("noWords")}</Text>
                  ) : (
                    <MessageText msg={{ text, type }} />
                  )}
                </article>
              )}
            </Each>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
