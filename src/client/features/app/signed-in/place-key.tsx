import { useNavigate } from "@tanstack/react-router";
import type { Place } from "#client/parts/feature/feature.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";

/** One place of the app by its key. */
export function PlaceKey({ place: { shortcut, address } }: { readonly place: Place }) {
  const navigate = useNavigate();
  useShortcut(shortcut, () => void navigate({ href: address }));
  return null;
}
