import { Button } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHoldStill } from "../hold-still/use-hold-still.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { LateMenu } from "../menu/late-menu.tsx";
import type { ActionMenuItem } from "../menu/menu.tsx";
import classes from "./header-actions.module.css";
import { useFitting } from "./use-fitting.ts";

export interface HeaderAction {
  readonly key: string;
  readonly label: string;
  /** Stands for the label while there is room; without one the label is the button. */
  readonly icon?: Icon;
  readonly onClick: () => void;
  /** Switched on; only for what stays pressed. */
  readonly pressed?: boolean;
  /** What the screen is for: stands out. */
  readonly primary?: boolean;
  /** There is nothing for it to do now. */
  readonly disabled?: boolean;
  /** Something else than a button, while there is room. */
  readonly element?: ReactNode;
}

interface HeaderActionsProps {
  /** What is wanted most comes first; what has no room goes into the menu from the end. */
  readonly actions: readonly HeaderAction[];
  /** A menu of one's own that takes in what has no room. */
  readonly renderMenu?: (away: readonly ActionMenuItem[]) => ReactNode;
}

/** Buttons at the end of a header. They are never cut off: what has no room goes into a menu. */
export function HeaderActions({ actions: offered, renderMenu }: HeaderActionsProps) {
  const { t } = useTranslation("shell");
  const line = useRef<HTMLDivElement>(null);
  // A button that gives way to another between press and release would not be pressed, without a word.
  const still = useHoldStill(offered);
  const actions = still.value;
  const measured = useFitting(
    line,
    actions.map(({ key }) => key),
  );
  const { value: fitting, handlers } = useHoldStill(measured);
  const hold = () => {
    still.handlers.onPointerDownCapture();
    handlers.onPointerDownCapture();
  };
  // What the screen is for is never looked for in a menu: without room for its words it is a sign.
  const short = fitting === 0 && actions[0]?.primary ? actions[0] : undefined;
  const away = actions.slice(fitting).filter((action) => action !== short);
  return (
    <>
      <div ref={line} className={classes.line} onPointerDownCapture={hold}>
        {actions.map((action, place) => (
          <div key={action.key} className={classes.action} data-away={place >= fitting}>
            {action.element ?? <ActionButton action={action} />}
          </div>
        ))}
      </div>
      {short?.icon && (
        <IconButton primary icon={short.icon} label={short.label} onClick={short.onClick} />
      )}
      {renderMenu?.(away.map(toItem)) ??
        (away.length > 0 && (
          <LateMenu label={t("moreActions")} items={away.map(toItem)} size="md" />
        ))}
    </>
  );
}

function toItem({ key, label, icon, onClick, pressed, disabled }: HeaderAction): ActionMenuItem {
  return {
    key,
    label,
    onClick,
    ...(icon && { icon }),
    ...(pressed !== undefined && { checked: pressed }),
    ...(disabled !== undefined && { disabled }),
  };
}

function ActionButton({ action }: { readonly action: HeaderAction }) {
  const { label, icon, onClick, pressed, primary = false, disabled = false } = action;
  if (icon && !primary) {
    return (
      <IconButton
        icon={icon}
        label={label}
        onClick={onClick}
        disabled={disabled}
        {...(pressed !== undefined && { pressed })}
      />
    );
  }
  const Picture = icon;
  return (
    <Button
      size="compact-sm"
      variant={variantOf(action)}
      {...(pressed === false && { color: "gray" })}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      leftSection={Picture && <Picture size="1rem" aria-hidden />}
      onClick={onClick}
      disabled={disabled}
    >
      {label}
    </Button>
  );
}

function variantOf({ pressed, primary }: HeaderAction): string {
  if (pressed !== undefined) return pressed ? "light" : "subtle";
  return primary ? "filled" : "default";
}
