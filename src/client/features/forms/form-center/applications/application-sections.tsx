import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MenuIcon } from "#client/parts/menu/menu-icon.tsx";
import { Columns } from "#client/ui/columns/columns.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { MenuNode } from "#domain/menu/menu-tree.ts";
import classes from "../form-center.module.css";
import { EntryTile } from "./entry-tile.tsx";

interface Draw {
  /** The tile of an entry that leads to a form; nothing where that is not there. */
  readonly renderForm: (item: MenuItem) => ReactNode;
  readonly onOpenPage: (address: string) => void;
}

interface ApplicationSectionsProps extends Draw {
  readonly applications: readonly MenuNode[];
}

/** The applications in their order; what stands in none of them comes first. */
export function ApplicationSections({ applications, ...draw }: ApplicationSectionsProps) {
  const { t } = useTranslation("applications");
  const [pages, directories] = parted(applications);
  return (
    <>
      {pages.length > 0 && (
        <section aria-label={t("direct")}>
          <h2 className={classes.group}>{t("direct")}</h2>
          <EntryTiles nodes={pages} {...draw} />
        </section>
      )}
      <Each rows={directories} keyOf={({ item }) => item.id}>
        {(node) => <Directory node={node} depth={0} {...draw} />}
      </Each>
    </>
  );
}

interface DirectoryProps extends Draw {
  readonly node: MenuNode;
  /** 0 = an application. */
  readonly depth: number;
}

const HEADINGS = ["h2", "h3", "h4", "h5"] as const;

function Directory({ node: { item, children }, depth, ...draw }: DirectoryProps) {
  const Heading = HEADINGS[depth] ?? "h6";
  const [pages, directories] = parted(children);
  return (
    <section
      aria-label={item.name}
      className={depth === 0 ? classes.application : classes.directory}
    >
      <Heading className={depth === 0 ? classes.heading : classes.group}>
        {depth === 0 && <MenuIcon item={item} className={classes.icon ?? ""} />}
        {item.name}
      </Heading>
      {pages.length > 0 && <EntryTiles nodes={pages} {...draw} />}
      <Each rows={directories} keyOf={(node) => node.item.id}>
        {(node) => <Directory node={node} depth={depth + 1} {...draw} />}
      </Each>
    </section>
  );
}

function EntryTiles({
  nodes,
  renderForm,
  onOpenPage,
}: Draw & { readonly nodes: readonly MenuNode[] }) {
  return (
    <Columns narrowest="16rem">
      <Each rows={nodes} keyOf={({ item }) => item.id}>
        {({ item }) =>
          item.formId > 0 ? renderForm(item) : <EntryTile item={item} onOpenPage={onOpenPage} />
        }
      </Each>
    </Columns>
  );
}

/** Pages and directories, each in their order. */
function parted(nodes: readonly MenuNode[]): [readonly MenuNode[], readonly MenuNode[]] {
  return [
    nodes.filter(({ item }) => item.menuType === "C"),
    nodes.filter(({ item }) => item.menuType === "M"),
  ];
}
