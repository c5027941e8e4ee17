import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./composer.module.css";

interface ComposerContextProps {
  /** What the words answer or replace, in words. */
  readonly context: string;
  readonly onCancel: () => void;
}

/** What is answered or edited, above the field, with a way out of it. */
export function ComposerContext({ context, onCancel }: ComposerContextProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={classes.context}>
      <span>{context}</span>
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t("cancel")}
        onClick={onCancel}
      >
        <IconX size="0.9rem" aria-hidden />
      </ActionIcon>
    </div>
  );
}
