import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Message } from "#domain/message/message.ts";
import { MessageText } from "../message-text.tsx";
import classes from "./streamed-text.module.css";
import { useStreamedText } from "./use-streamed-text.ts";

/** A message that a bot goes on writing: it grows by itself, and the list around it is not drawn again. */
export function StreamedText({ message }: { readonly message: Message }) {
  const { t } = useTranslation("chat");
  const text = useStreamedText(message.id, message.msg.text);
  return (
    <span aria-busy="true">
      <MessageText msg={{ type: message.msg.type, text }} />
      <span className={classes.caret} aria-hidden />
      <VisuallyHidden>{t("goesOn")}</VisuallyHidden>
    </span>
  );
}
