import { UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RowGroup } from "./group-rows.ts";
import classes from "./record-list.module.css";

interface GroupHeadProps {
  readonly group: RowGroup;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** What the records below it say in common, and how many they are; pressed, they are folded. */
export function GroupHead({ group: { label, count }, isFolded, onFold }: GroupHeadProps) {
  const { t } = useTranslation("records");
  const Arrow = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <UnstyledButton className={classes.groupHead} aria-expanded={!isFolded} onClick={onFold}>
      <Arrow size="1rem" aria-hidden />
      {label || t("groupNone")}
      <span className={classes.groupCount}>{t("count", { count })}</span>
    </UnstyledButton>
  );
}
