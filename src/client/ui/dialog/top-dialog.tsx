import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { KeysTaken } from "../over-screen.tsx";
import { useIsPhone } from "../use-is-phone.ts";

interface TopDialogProps {
  /** Its name, for who does not see it. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog without a head, near the top of the screen, so that it grows downwards; on a phone a page. */
export function TopDialog({ label, className, onClose, children }: TopDialogProps) {
  const isPhone = useIsPhone();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="lg"
      yOffset="12vh"
      centered={false}
      fullScreen={isPhone}
      // Not a class of the content's own: Mantine would give it to what holds the content as well.
      {...(className !== undefined && { classNames: { content: className } })}
    >
      <KeysTaken />
      <Modal.Overlay />
      <Modal.Content aria-label={label}>{children}</Modal.Content>
    </Modal.Root>
  );
}
