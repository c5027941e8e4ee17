import { useRef } from "react";
import classes from "./layers.module.css";
import { useEscapeIntoMenu } from "./use-escape-into-menu.ts";

/**
 * Where menus, lists and tips are drawn, over everything else: the end of a page's `main`, so that whoever goes from
 * landmark to landmark finds them in it. `theme.ts` leads them here.
 */
export function Layers() {
  const layers = useRef<HTMLDivElement>(null);
  useEscapeIntoMenu(layers);
  return <div ref={layers} className={classes.layers} data-layers data-portal />;
}
