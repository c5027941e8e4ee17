import { type MantineSize, Modal } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeysTaken } from "../over-screen.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface DialogProps {
  readonly title: string;
  /** It is on the screen unless said; one that is asked for again and again stays mounted and opens. */
  readonly opened?: boolean;
  /** "wide" = as wide as a table needs, 1000 px; "picker" 800 px, "box" 450 px (seed 001 §9). */
  readonly size?: MantineSize | keyof typeof WIDTHS;
  /** As wide as somebody said in a definition: "640px"; instead of a size. */
  readonly width?: string | undefined;
  /** Over the whole screen, where there is no room beside it. */
  readonly whole?: boolean;
  /** Left out where the person cannot close it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const WIDTHS = { wide: "62.5rem", picker: "50rem", box: "28.125rem" } as const;

function isNamed(size: string): size is keyof typeof WIDTHS {
  return Object.hasOwn(WIDTHS, size);
}

/** A question or a short job over the screen: a name, its own way out, and the focus back where it was. */
export function Dialog({
  title,
  opened = true,
  size = "md",
  width,
  whole = false,
  onClose,
  children,
}: DialogProps) {
  const { t } = useTranslation("shell");
  // A dialog that is born open does not know where the focus was.
  const mounted = useMounted();
  useFocusBack();
  return (
    <>
      {opened && <KeysTaken />}
      <Modal
        opened={opened && mounted}
        onClose={() => onClose?.()}
        withCloseButton={onClose !== undefined}
        closeButtonProps={{ "aria-label": t("close") }}
        title={title}
        size={width ?? (isNamed(size) ? WIDTHS[size] : size)}
        fullScreen={whole}
      >
        {children}
      </Modal>
    </>
  );
}
