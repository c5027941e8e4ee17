import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Each } from "#client/ui/each/each.tsx";
import { listOf } from "#domain/form/json/json.ts";
import classes from "./layout.module.css";
import type { LayoutProps } from "./layout-props.ts";
import { paneName, useWantedPane } from "./pane.ts";

/** Panes that open and close below their names, one at a time where the form wants that. */
export function FoldLayout({ node, Nodes }: LayoutProps) {
  const { active, accordion } = node.properties;
  const panes = node.children;
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>(() =>
    typeof active === "string" ? [active] : listOf(active ?? []).map(String),
  );
  const wanted = useWantedPane(panes);
  if (wanted !== undefined && !open.includes(wanted)) setOpen([...open, wanted]);
  const toggle = (name: string) => {
    if (open.includes(name)) return setOpen(open.filter((each) => each !== name));
    setOpen(accordion === true ? [name] : [...open, name]);
  };
  return (
    <div>
      <Each rows={panes} keyOf={paneName}>
        {(pane) => {
          const name = paneName(pane);
          const isOpen = open.includes(name);
          return (
            <section className={classes.fold}>
              <button
                type="button"
                className={classes.foldHead}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${name}` : undefined}
                onClick={() => toggle(name)}
              >
                <IconChevronRight size="1rem" aria-hidden />
                {pane.properties.title ?? ""}
              </button>
              {isOpen && (
                <div id={`${id}-${name}`} className={classes.foldBody}>
                  <Nodes nodes={pane.children} />
                </div>
              )}
            </section>
          );
        }}
      </Each>
    </div>
  );
}
