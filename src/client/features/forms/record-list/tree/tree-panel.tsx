import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ComponentProps } from "react";
import { labelOf } from "#client/parts/form-fill/field-name.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import classes from "./list-tree.module.css";
import { ListTreePane } from "./list-tree-pane.tsx";

interface TreePanelProps extends ComponentProps<typeof ListTreePane> {
  readonly onClose: () => void;
}

/** The tree of a list on a phone: over the list, which is shown once a node was pressed. */
export function TreePanel({ onClose, onFind, ...props }: TreePanelProps) {
  const { t } = useTranslation("records");
  const title = props.tree.title || labelOf(props.tree.piece);
  return (
    <SidePanel label={title} size="narrow" onClose={onClose}>
      <PaneHeader title={title} level={2}>
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </PaneHeader>
      <div className={classes.over}>
        <ListTreePane
          {...props}
          onFind={(find) => {
            onFind(find);
            onClose();
          }}
        />
      </div>
    </SidePanel>
  );
}
