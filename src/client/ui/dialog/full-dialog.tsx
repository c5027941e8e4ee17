import { Modal } from "@mantine/core";
import { type ReactNode, useRef } from "react";
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
  const content = useRef<HTMLDivElement>(null);
  /** Escape is for what lies over it. */
  const closeOnTop = () => {
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    if (!top || !content.current || top === content.current || top.contains(content.current))
      onClose();
  };
  return (
    <Modal.Root
      opened
      fullScreen
      onClose={closeOnTop}
      padding={0}
      {...(className !== undefined && { classNames: { content: className } })}
    >
      <Modal.Content ref={content} aria-label={label}>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
