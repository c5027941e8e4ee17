import classes from "./layers.module.css";

/**
 * Where menus, lists and tips are drawn, over everything else: the end of a page's `main`, so that whoever goes from
 * landmark to landmark finds them in it. `theme.ts` leads them here.
 */
export function Layers() {
  return <div className={classes.layers} data-layers data-portal />;
}
