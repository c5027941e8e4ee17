import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusBack } from "./use-focus-back.ts";

interface FullDialogProps {
  /** Its name, for who does not see it. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the whole screen, for what is looked at and not answered. */
export function FullDialog({ label, className, onClose, children }: FullDialogProps) {
  useFocusBack();
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={onClose}
      padding={0}
      {...(className !== undefined && { classNames: { content: className } })}
    >
      <Modal.Content aria-label={label}>{children}</Modal.Content>
    </Modal.Root>
  );
}
