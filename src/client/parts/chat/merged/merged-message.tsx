import { Button, Stack, Text } from "@mantine/core";
import { IconFile, IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useUsers } from "#client/live/use-users.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { MergedBody, MergedMessage } from "#domain/message/body/merged-body.ts";
import { previewOf } from "#domain/message/preview.ts";
import { tokensToNames } from "../mention/mention-text.ts";
import { MessageText } from "../message-text.tsx";
import classes from "./merged.module.css";

/** Messages of which the card shows the beginning. */
const SHOWN = 3;

/** A record of messages: a card with its beginning, which opens as a history to be read. */
export function MergedMessage({ merged }: { readonly merged: MergedBody }) {
  const { t } = useTranslation(["message", "chat"]);
  const nameOf = useNameOf();
  const [isOpen, setIsOpen] = useState(false);
  const title = t("merged.title", { count: merged.list.length });
  return (
    <div className={classes.card}>
      <strong>{title}</strong>
      <Each rows={merged.list.slice(0, SHOWN)} keyOf={(message) => merged.list.indexOf(message)}>
        {(message) => (
          <Text size="sm" c="dimmed" truncate>
            {t("merged.said", {
              name: nameOf(message),
              words: tokensToNames(
                previewOf({
                  msg: {
                    text: message.text || (message.fileName ?? ""),
                    type: textTypeOf(message),
                  },
                }),
                nameOf.user,
              ),
            })}
          </Text>
        )}
      </Each>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        {t("merged.open")}
      </Button>
      {isOpen && (
        <Dialog title={title} size="lg" onClose={() => setIsOpen(false)}>
          <Stack>
            <Each rows={merged.list} keyOf={(message) => merged.list.indexOf(message)}>
              {(message) => <Said message={message} name={nameOf(message)} />}
            </Each>
          </Stack>
        </Dialog>
      )}
    </div>
  );
}

function Said({ message, name }: { readonly message: MergedMessage; readonly name: string }) {
  const { absolute } = useFormatTime();
  const { time, text, fileName, type } = message;
  const Drawing = type === "img" ? IconPhoto : IconFile;
  return (
    <article>
      <div className={classes.author}>
        <strong>{name}</strong>{" "}
        <Text span c="dimmed" size="xs">
          {absolute(time)}
        </Text>
      </div>
      {fileName !== undefined && (
        <div className={classes.file}>
          <Drawing size="1rem" aria-hidden /> {fileName}
        </div>
      )}
      {text !== "" && <MessageText msg={{ text, type: textTypeOf(message) }} />}
    </article>
  );
}

function textTypeOf({ type }: MergedMessage): "text" | "md" {
  return type === "md" ? "md" : "text";
}

/** Who wrote a message of a record, and who is mentioned in it. */
function useNameOf() {
  const { t } = useTranslation(["message", "chat"]);
  const users = useUsers();
  const user = (id: number) =>
    id === 0 ? t("chat:everybody") : (users.get(id)?.nickname ?? t("chat:somebody"));
  return Object.assign(({ name, userId }: MergedMessage) => name ?? user(userId), { user });
}
