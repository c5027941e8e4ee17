import { IconLayoutRows } from "@tabler/icons-react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { LaneKind } from "#domain/plan/view/view-parameters.ts";
import type { BoardColumnsProps } from "../board-columns.tsx";

const BoardLanes = late(async () => (await import("./board-lanes.tsx")).BoardLanes);
const loadMenu = () => import("./lanes-menu.tsx");
const LanesMenu = late(async () => (await loadMenu()).LanesMenu);

/** The board in lanes, whose code comes when somebody asks for it. */
export function LateBoardLanes(props: BoardColumnsProps & { readonly kind: LaneKind }) {
  return (
    <Meanwhile instead={<SkeletonList rows={8} />}>
      <BoardLanes {...props} />
    </Meanwhile>
  );
}

interface LanesButtonProps {
  readonly lanes: LaneKind | undefined;
  /** Where tools of the view stand; undefined until it is there. */
  readonly place: HTMLElement | undefined;
  readonly onLanes: (lanes: LaneKind | undefined) => void;
}

/** Whether the board has lanes, and by what. */
export function LanesButton({ lanes, place, onLanes }: LanesButtonProps) {
  const { t } = useTranslation("plan-view");
  if (!place) return null;
  return createPortal(
    <LateMenuButton
      label={t("lanes")}
      icon={IconLayoutRows}
      size="md"
      load={loadMenu}
      menu={<LanesMenu lanes={lanes} onLanes={onLanes} />}
    />,
    place,
  );
}
