import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePlans } from "#client/live/use-plan.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { LibraryPlace } from "./place.ts";
import classes from "./library.module.css";

interface BreadcrumbsProps {
  /** From the top down; empty at the top. */
  readonly path: readonly LibraryItem[];
  readonly planId: number;
  readonly onGo: (place: LibraryPlace) => void;
}

/** Where one is, with the way to each folder above; the last is the heading of the page. */
export function Breadcrumbs({ path, planId, onGo }: BreadcrumbsProps) {
  const { t } = useTranslation("library");
  const plans = usePlans();
  const plan = plans.state === "ready" && plans.value.find((view) => view.plan.id === planId)?.plan;
  const top = { id: 0, name: plan ? plan.name : t("mine"), planId };
  const all = [top, ...path];
  const here = all.at(-1) ?? top;
  return (
    <div className={classes.crumbs}>
      <Each rows={all.slice(0, -1)} keyOf={({ id }) => id}>
        {({ id, name, planId: ofPlan }) => (
          <>
            <button
              type="button"
              className={classes.crumb}
              onClick={() => onGo({ view: "folder", folderId: id, planId: ofPlan })}
            >
              {name}
            </button>
            <IconChevronRight size="0.9rem" aria-hidden />
          </>
        )}
      </Each>
      <h1 className={classes.here}>{here.name}</h1>
    </div>
  );
}
