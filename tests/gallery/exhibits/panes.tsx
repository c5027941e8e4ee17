import { Text } from "@mantine/core";
import { IconFilter, IconPlus, IconSearch, IconTrash } from "@tabler/icons-react";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { ResizableSplit } from "#client/ui/pane/resizable-split.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import tip from "#client/ui/tip/tip.module.css";
import type { Exhibit } from "../exhibit.ts";

const nothing = () => undefined;
const actions = [
  { key: "find", label: "Find", icon: IconSearch, onClick: nothing },
  { key: "filter", label: "Filter", icon: IconFilter, onClick: nothing, pressed: true },
  { key: "add", label: "New task", onClick: nothing, primary: true },
];

/** What screens are put together from. */
export const panes: readonly Exhibit[] = [
  {
    part: "ui/pane",
    states: {
      "a header with all of it": () => (
        <PaneHeader
          title="Harbour Bridge, north pier"
          subtitle="8 members"
          trailing={<Tag tint="green">On time</Tag>}
          onBack={nothing}
          actions={actions}
        />
      ),
      "little room": () => (
        <div style={{ width: "16rem" }}>
          <PaneHeader title="Harbour Bridge, north pier" actions={actions} />
        </div>
      ),
      "list and content": () => (
        <div style={{ height: "12rem" }}>
          <ResizableSplit
            storageKey="gallery"
            listHeader="Plans"
            list={<Text p="sm">Quay wall</Text>}
            content={<PaneHeader title="Quay wall" level={2} />}
            showContentOnPhone={false}
          />
        </div>
      ),
    },
  },
  {
    part: "ui/side-panel",
    over: true,
    states: {
      open: () => (
        <SidePanel label="Pour pier cap" onClose={nothing}>
          <PaneHeader title="Pour pier cap" level={2} />
        </SidePanel>
      ),
    },
  },
  {
    part: "ui/icon-button",
    states: {
      usual: () => <IconButton icon={IconPlus} label="Add" />,
      small: () => <IconButton icon={IconPlus} label="Add" size="sm" />,
      pressed: () => <IconButton icon={IconFilter} label="Filter" pressed />,
      disabled: () => <IconButton icon={IconTrash} label="Delete" disabled />,
    },
  },
  {
    part: "ui/menu",
    over: true,
    states: {
      open: () => (
        <ActionMenu
          label="Actions"
          defaultOpened
          items={[
            { key: "edit", label: "Edit", icon: IconPlus, onClick: nothing },
            { key: "done", label: "Show done", checked: true, onClick: nothing },
            { key: "off", label: "Not now", disabled: true, onClick: nothing },
            "divider",
            { key: "gone", label: "Delete", icon: IconTrash, danger: true, onClick: nothing },
          ]}
        />
      ),
    },
  },
  {
    part: "ui/tip",
    states: {
      "at the side": () => (
        <button type="button" className={tip.tip} data-tip="Messages  Alt+1" data-tip-side="right">
          Point at me
        </button>
      ),
    },
  },
];
