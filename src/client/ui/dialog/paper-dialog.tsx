import { Group, Modal } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeysTaken } from "../over-screen.tsx";
import classes from "./paper-dialog.module.css";

interface PaperDialogProps {
  readonly title: string;
  /** What can be done with the paper; not printed. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** On the screen it has the room of paper that lies. */
  readonly isWide?: boolean;
  /** The paper. */
  readonly children: ReactNode;
}

/** What comes out of the printer, over the whole screen: while it is open, the page prints nothing but this. */
export function PaperDialog({
  title,
  actions,
  onClose,
  isWide = false,
  children,
}: PaperDialogProps) {
  const { t } = useTranslation("shell");
  const mounted = useMounted();
  return (
    <>
      <KeysTaken />
      <Modal
        fullScreen
        opened={mounted}
        onClose={onClose}
        title={title}
        closeButtonProps={{ "aria-label": t("close") }}
        classNames={{
          root: classes.screen,
          overlay: classes.bar,
          inner: classes.flat,
          content: classes.flat,
          body: classes.flat,
          header: classes.bar,
        }}
      >
        <Group className={classes.bar} justify="center" mb="md">
          {actions}
        </Group>
        <div className={classes.paper} data-wide={isWide || undefined}>
          {children}
        </div>
      </Modal>
    </>
  );
}
