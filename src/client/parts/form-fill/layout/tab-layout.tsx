import { Tabs } from "@mantine/core";
import { useState } from "react";
import type { LayoutProps } from "./layout-props.ts";
import { paneName, useWantedPane } from "./pane.ts";

/** One pane at a time. What a problem leads to is opened. */
export function TabLayout({ node, Nodes }: LayoutProps) {
  const { active, tabPosition } = node.properties;
  const panes = node.children;
  const names = panes.map(paneName);
  const [shown, setShown] = useState(names.find((name) => name === active) ?? names[0] ?? null);
  const wanted = useWantedPane(panes);
  if (wanted !== undefined && wanted !== shown) setShown(wanted);
  return (
    <Tabs
      value={shown}
      onChange={setShown}
      keepMounted={false}
      variant={
        node.properties.type === "card" || node.properties.type === "border-card"
          ? "outline"
          : "default"
      }
      inverted={tabPosition === "bottom"}
    >
      <Tabs.List mb="sm">
        {panes.map((pane) => (
          <Tabs.Tab key={paneName(pane)} value={paneName(pane)}>
            {pane.properties.title ?? ""}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panes.map((pane) => (
        <Tabs.Panel key={paneName(pane)} value={paneName(pane)}>
          <Nodes nodes={pane.children} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
