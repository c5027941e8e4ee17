import { Button } from "@mantine/core";
import { IconInbox } from "@tabler/icons-react";
import { useState } from "react";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { FailedPart } from "#client/ui/boundary/failed-part.tsx";
import { FailedRow } from "#client/ui/boundary/failed-row.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { LoadingBar } from "#client/ui/loading-bar/loading-bar.tsx";
import type { LoadingState } from "#client/ui/loading-bar/loading-line.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Exhibit } from "../exhibit.ts";

/** A line that stays as it is. */
function StillLine({ state }: { readonly state: LoadingState }) {
  const [line] = useState(() => ({
    begin: () => undefined,
    end: () => undefined,
    current: () => state,
    subscribe: () => () => undefined,
  }));
  return <LoadingBar line={line} label="Loading" />;
}

function Broken(): never {
  throw new Error("This row cannot be drawn");
}

/** What stands where a list is, is coming, or failed. */
export const lists: readonly Exhibit[] = [
  {
    part: "ui/skeleton-list",
    states: { "on its way": () => <SkeletonList rows={3} /> },
  },
  {
    part: "ui/empty-state",
    states: {
      "in words": () => <EmptyState icon={IconInbox} title="Nothing is waiting" />,
      "with what can be done": () => (
        <EmptyState
          icon={IconInbox}
          title="No plans yet"
          hint="A plan holds columns, cards and the people who work on them."
          action={<Button>Make a plan</Button>}
        />
      ),
    },
  },
  {
    part: "ui/boundary",
    states: {
      "a part that failed": () => <FailedPart error={new Error("x")} onRetry={() => undefined} />,
      "a row that failed": () => <FailedRow />,
    },
  },
  {
    part: "ui/each",
    states: {
      "one row cannot be drawn": () => (
        <Each rows={["Pour pier cap", "", "Order the bearings"]} keyOf={(row) => row}>
          {(row) => (row === "" ? <Broken /> : <p>{row}</p>)}
        </Each>
      ),
      "all of it failed": () => (
        <Boundary>
          <Broken />
        </Boundary>
      ),
    },
  },
  {
    part: "ui/loading-bar",
    over: true,
    states: {
      running: () => <StillLine state="running" />,
      arrived: () => <StillLine state="arrived" />,
      failed: () => <StillLine state="failed" />,
    },
  },
];
