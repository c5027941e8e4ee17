import type { CSSProperties, ReactNode } from "react";
import classes from "./columns.module.css";

interface ColumnsProps {
  /** What the columns are to those who hear the page: boxes, a list, or terms with what they mean. */
  component?: "div" | "ul" | "dl";
  /** How narrow a column may get before there is one fewer of them. */
  narrowest: string;
  children: ReactNode;
}

/** As many columns as there is room for. Mantine's grid writes a style element for its breakpoints, which no page allows. */
export function Columns({ component: Component = "div", narrowest, children }: ColumnsProps) {
  const style = { "--columns-narrowest": narrowest } as CSSProperties;
  return (
    <Component className={classes["columns"]} style={style}>
      {children}
    </Component>
  );
}
