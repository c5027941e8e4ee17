import { useNavigate } from "@tanstack/react-router";
import type { Shortcut } from "#client/parts/keyboard/define-shortcuts.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";

/** Keys that lead to an address of the app from everywhere. */
export interface KeyedWay {
  readonly shortcut: Shortcut;
  readonly address: string;
}

/** One way by its key. */
export function PlaceKey({ way: { shortcut, address } }: { readonly way: KeyedWay }) {
  const navigate = useNavigate();
  useShortcut(shortcut, () => void navigate({ href: address }));
  return null;
}
