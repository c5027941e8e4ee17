import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { UnsentTitle } from "#client/data/storage/unsent-digest.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import type { Loss } from "#client/live/storage/loss.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import classes from "./loss-notice.module.css";

interface LossNoticeProps {
  readonly loss: Loss;
  readonly onRead: () => void;
}

/** The browser has thrown the stored data away: what that was, and what of it nobody can give back. */
export function LossNotice({ loss, onRead }: LossNoticeProps) {
  const { t } = useTranslation("storage");
  const { count, titles = [] } = loss;
  return (
    <Dialog onClose={onRead} title={t("loss.title")}>
      <Text>{t("loss.text")}</Text>
      <Text mt="sm">{wordsFor(t, count)}</Text>
      {titles.length > 0 && (
        <ul className={classes.list}>
          {titles.map((title, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a list that never changes; two titles may say the same
            <LostRow key={index} title={title} />
          ))}
        </ul>
      )}
      {count !== undefined && count > titles.length && (
        <Text c="dimmed" size="sm" mt="xs">
          {t("loss.more", { count: count - titles.length })}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onRead}>
          {t("loss.read")}
        </Button>
      </Group>
    </Dialog>
  );
}

function wordsFor(t: ReturnType<typeof useTranslation<"storage">>["t"], count: number | undefined) {
  if (count === undefined) return t("loss.unknown");
  return count === 0 ? t("loss.nothing") : t("loss.unsent", { count });
}

function LostRow({ title }: { readonly title: UnsentTitle }) {
  const { t } = useTranslation("outbox");
  const { t: tStorage } = useTranslation("storage");
  const { absolute } = useFormatTime();
  const { command, words, at } = title;
  const key = command.replaceAll(".", "-");
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        {command === "draft" ? tStorage("loss.draft") : t([`command.${key}`, "command.unknown"])}
        {words && <span className={classes.words}>{words}</span>}
      </span>
      <Moment className={classes.time} time={at}>
        {absolute(at)}
      </Moment>
    </li>
  );
}
