import { NativeSelect } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { FolderRight } from "#domain/library/sharing/folder-user.ts";
import classes from "../library.module.css";

interface SharedWithProps {
  readonly name: string;
  readonly right: FolderRight;
  readonly picture: ReactNode;
  readonly onChange: (right: FolderRight | "none") => void;
}

/** Somebody, or all of a unit, with what they may do in a folder. */
export function SharedWith({ name, right, picture, onChange }: SharedWithProps) {
  const { t } = useTranslation("library");
  return (
    <li className={classes.member}>
      {picture}
      <span className={classes.memberName}>{name}</span>
      <NativeSelect
        size="xs"
        aria-label={t("mayOf", { name })}
        value={right}
        onChange={(event) => onChange(event.currentTarget.value === "write" ? "write" : "read")}
        data={[
          { value: "read", label: t("right.read") },
          { value: "write", label: t("right.write") },
        ]}
      />
      <IconButton
        icon={IconX}
        size="sm"
        label={t("stopSharing", { name })}
        onClick={() => onChange("none")}
      />
    </li>
  );
}
