import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeysTaken } from "../over-screen.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface SideDialogProps {
  readonly title: string;
  /** As wide as somebody said: "640px". */
  readonly width: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short job at the side of the screen, with what it is about still in sight. */
export function SideDialog({ title, width, onClose, children }: SideDialogProps) {
  const { t } = useTranslation("shell");
  useFocusBack();
  return (
    <>
      <KeysTaken />
      <Drawer
        opened
        position="right"
        onClose={onClose}
        title={title}
        size={width}
        closeButtonProps={{ "aria-label": t("close") }}
      >
        {children}
      </Drawer>
    </>
  );
}
