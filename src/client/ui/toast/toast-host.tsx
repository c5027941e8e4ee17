import { Button } from "@mantine/core";
import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useFootHeight } from "./use-foot-height.ts";
import { closeToast, currentToasts, subscribeToToasts, type Toast } from "./show-toast.ts";
import classes from "./toast-host.module.css";

const SHOWN_FOR = 6_000;
/** What can be taken back stands longer. */
const SHOWN_WITH_ACTION = 10_000;

/** Shows what `showToast` says; stands once in the app. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const [held, setHeld] = useState(false);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  const footHeight = useFootHeight(toasts);
  // The last one leaves under the pointer without a mouseleave.
  if (held && toasts.length === 0) setHeld(false);
  const rows = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "error") === urgent)
      .map((toast) => <ToastRow key={toast.id} toast={toast} held={held} />);
  return (
    <div
      className={classes.host}
      style={footHeight > 0 ? heightOf(footHeight) : undefined}
      {...hold}
    >
      {/* Both are there before their words are, else the words are not read out. */}
      <output className={classes.stack}>{rows(false)}</output>
      <div className={classes.stack} role="alert">
        {rows(true)}
      </div>
    </div>
  );
}

function heightOf(footHeight: number): CSSProperties {
  return { "--plumbline-foot-bar": `${footHeight}px` } as CSSProperties;
}

interface ToastRowProps {
  readonly toast: Toast;
  readonly held: boolean;
}

function ToastRow({ toast, held }: ToastRowProps) {
  const { t } = useTranslation("shell");
  const { id, title, message, tone = "info", sticky, action } = toast;
  const lifetime = action ? SHOWN_WITH_ACTION : SHOWN_FOR;
  useEffect(() => {
    if (sticky || held) return undefined;
    const timer = setTimeout(() => closeToast(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, sticky, held, lifetime]);
  const handleAction = () => {
    closeToast(id);
    action?.onClick();
  };
  return (
    <span className={classes.toast} data-tone={tone}>
      {/* An error shows not by its colour alone. */}
      {tone === "error" && (
        <IconAlertTriangle className={classes.mark} size="1.25rem" aria-hidden />
      )}
      <span className={classes.message}>
        {title !== undefined && <strong className={classes.title}>{title}</strong>}
        <span>{message}</span>
      </span>
      {action && (
        <Button variant="subtle" size="compact-sm" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon={IconX} label={t("close")} size="sm" onClick={() => closeToast(id)} />
    </span>
  );
}
