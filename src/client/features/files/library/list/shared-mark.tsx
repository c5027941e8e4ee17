import { VisuallyHidden } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { isSharedFolder } from "#domain/library/shelf.ts";
import classes from "./items.module.css";

/** Says of a file that it is shared by itself; a folder says it by its picture. */
export function SharedMark({ item }: { readonly item: LibraryItem }) {
  const { t } = useTranslation("library");
  if (item.kind === "folder" || !isSharedFolder(item)) return null;
  return (
    <span className={classes.shared}>
      <IconUsers size="0.9rem" aria-hidden />
      <VisuallyHidden>{t("shared")}</VisuallyHidden>
    </span>
  );
}
