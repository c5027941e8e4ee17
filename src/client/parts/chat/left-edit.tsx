import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./composer.module.css";

interface LeftEditProps {
  /** The words that the message was to get. */
  readonly text: string;
  readonly onGoOn: () => void;
  readonly onDiscard: () => void;
}

/** An edit that was left before it was done: to go on with or to drop, and in nobody's way. */
export function LeftEdit({ text, onGoOn, onDiscard }: LeftEditProps) {
  const { t } = useTranslation("chat");
  return (
    <output className={classes.leftEdit}>
      <IconPencil size="1rem" aria-hidden />
      <span className={classes.leftWords}>{t("leftEdit", { text })}</span>
      <Button size="compact-xs" variant="light" onClick={onGoOn}>
        {t("goOnEditing")}
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onDiscard}>
        {t("dropEdit")}
      </Button>
    </output>
  );
}
