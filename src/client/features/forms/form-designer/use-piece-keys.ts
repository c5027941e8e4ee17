import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { useDesigning } from "./designing.ts";
import { designerShortcuts as keys } from "./feature.ts";

/** What keys do to pieces in a part of the designer; the focus stays on the piece that they act on. */
export function usePieceKeys(): RefObject<HTMLDivElement | null> {
  const { chosen, pieces, draw, choose } = useDesigning();
  const region = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(false);
  const last = chosen.at(-1);
  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    if (last === undefined) return;
    region.current
      ?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(last)}"]`)
      ?.focus({ preventScroll: false });
  });
  const actOf = (event: KeyboardEvent, path: string) => {
    const paths = chosen.includes(path) ? chosen : [path];
    const beside = (by: 1 | -1) => {
      const found = pieces[pieces.findIndex((piece) => piece.path === path) + by];
      return found?.path ?? path;
    };
    const acts = [
      [keys.previous, () => choose(beside(-1))],
      [keys.next, () => choose(beside(1))],
      [keys.extendUp, () => choose(beside(-1), "through")],
      [keys.extendDown, () => choose(beside(1), "through")],
      [keys.up, () => draw({ type: "shift", paths, by: -1 })],
      [keys.down, () => draw({ type: "shift", paths, by: 1 })],
      [keys.copy, () => draw({ type: "copy", paths })],
      [keys.remove, () => draw({ type: "remove", paths })],
    ] as const;
    return acts.find(([shortcut]) => isPressed(event, shortcut))?.[1];
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const path = target instanceof HTMLElement ? target.dataset["piece"] : undefined;
    if (path === undefined) return;
    const act = actOf(event, path);
    if (!act) return;
    event.preventDefault();
    isFollowing.current = true;
    act();
  });
  useEffect(() => {
    const place = region.current;
    const listen = (event: KeyboardEvent) => handle(event);
    place?.addEventListener("keydown", listen);
    return () => place?.removeEventListener("keydown", listen);
  }, []);
  return region;
}
