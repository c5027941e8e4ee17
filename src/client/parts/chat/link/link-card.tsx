import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import type { LinkData } from "#domain/message/body/link-data.ts";
import type { Message } from "#domain/message/message.ts";
import { isOwnMessage } from "../message/own-message.ts";
import classes from "./link-card.module.css";

interface LinkCardProps {
  readonly message: Message;
  readonly link: LinkData;
}

/** Where a link of a message leads. Whose page it is says the address, and nothing that the page says of itself. */
export function LinkCard({ message, link }: LinkCardProps) {
  const { t } = useTranslation("message");
  const { userId } = useData();
  const run = useRun();
  const { url, title, text, thumb, width, height } = link;
  return (
    <div className={classes.card} data-link-card>
      <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
        {thumb !== "" && (
          <img
            className={classes.picture}
            src={`data:image/jpeg;base64,${thumb}`}
            width={width}
            height={height}
            alt=""
          />
        )}
        <span className={classes.words}>
          <span className={classes.host}>{hostOf(url)}</span>
          <strong className={classes.title}>{title}</strong>
          {text !== "" && <span className={classes.text}>{text}</span>}
        </span>
      </a>
      {isOwnMessage(message, userId) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t("removeLinkPreview")}
          onClick={() => void run("message.unlink", { msgId: message.id })}
        >
          <IconX size="0.9rem" aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "";
}
