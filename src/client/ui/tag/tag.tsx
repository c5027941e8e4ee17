import type { ReactNode } from "react";
import type { Tint } from "../tint/tint.ts";
import tints from "../tint/tint.module.css";
import classes from "./tag.module.css";

interface TagProps {
  readonly tint: Tint;
  readonly children: ReactNode;
}

/** A word or two on a tinted ground. */
export function Tag({ tint, children }: TagProps) {
  return <span className={`${classes.tag} ${tints[tint]}`}>{children}</span>;
}
