import { Title } from "@mantine/core";
import classes from "./layout.module.css";
import type { LayoutProps } from "./layout-props.ts";

/** Fields in a frame, with a name for them. */
export function CardLayout({ node, Nodes }: LayoutProps) {
  const { header } = node.properties;
  return (
    <section className={classes.card}>
      {header && (
        <Title order={2} size="h5">
          {header}
        </Title>
      )}
      <Nodes nodes={node.children} />
    </section>
  );
}
