import type { CSSProperties } from "react";
import { Each } from "#client/ui/each/each.tsx";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import classes from "./layout.module.css";
import type { LayoutProps } from "./layout-props.ts";

/** Cells in lines, framed like a paper form; one below the other where there is little room. */
export function GridLayout({ node, Nodes }: LayoutProps) {
  return (
    <div className={classes.lines}>
      <Each rows={node.children} keyOf={({ id }) => id}>
        {(line) => (
          <div className={classes.line}>
            <Each rows={line.children} keyOf={({ id }) => id}>
              {(cell) => (
                <div className={classes.lineCell} style={cellStyle(cell)}>
                  <Nodes nodes={cell.children} />
                </div>
              )}
            </Each>
          </div>
        )}
      </Each>
    </div>
  );
}

function cellStyle({ source }: FormNode): CSSProperties {
  return { "--form-cells": Number(source.rest["colspan"]) || 1 } as CSSProperties;
}
