import { IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ActionMenuProps } from "./menu.tsx";

const loadMenu = () => import("./menu.tsx");
const ActionMenu = lazy(async () => ({ default: (await loadMenu()).ActionMenu }));

type LateMenuProps = Omit<ActionMenuProps, "trigger" | "defaultOpened">;

/** An ActionMenu that is loaded when somebody reaches for it; lists carry hundreds of them. */
export function LateMenu({ label, icon = IconDots, items, size = "sm" }: LateMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      icon={icon}
      label={label}
      size={size}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ActionMenu label={label} icon={icon} items={items} size={size} defaultOpened />
    </Suspense>
  );
}
