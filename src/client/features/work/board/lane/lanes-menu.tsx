import { Menu } from "@mantine/core";
import { IconLayoutRows } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { LANE_KINDS, type LaneKind } from "#domain/plan/view/view-parameters.ts";

interface LanesMenuProps {
  readonly lanes: LaneKind | undefined;
  readonly onLanes: (lanes: LaneKind | undefined) => void;
}

/** By what the board is parted into lanes, open from the start. */
export function LanesMenu({ lanes, onLanes }: LanesMenuProps) {
  const { t } = useTranslation(["board-lanes", "plan-view"]);
  return (
    <Menu position="bottom-end" width="max-content" defaultOpened>
      <Menu.Target>
        <IconButton icon={IconLayoutRows} label={t("plan-view:lanes")} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t("plan-view:lanes")}>
        <Menu.RadioGroup
          value={lanes ?? "off"}
          onChange={(wanted) => onLanes(LANE_KINDS.find((kind) => kind === wanted))}
        >
          {(["off", ...LANE_KINDS] as const).map((kind) => (
            <Menu.RadioItem key={kind} value={kind} closeMenuOnClick>
              {t(`kinds.${kind}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
