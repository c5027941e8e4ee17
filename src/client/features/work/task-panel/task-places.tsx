import { use } from "react";
import { useTranslation } from "react-i18next";
import { useTaskPlaces } from "#client/live/drawings/use-sheets.ts";
import { SheetDoorContext } from "#client/parts/drawing/sheet-door.ts";
import { SheetPiece } from "#client/parts/drawing/sheet-piece.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Task } from "#domain/task/task.ts";
import panel from "./task-panel.module.css";
import classes from "./task-places.module.css";

/** Where a task is on drawings: a piece of each sheet around its pin, which leads there. */
export function TaskPlaces({ task }: { readonly task: Task }) {
  const { t } = useTranslation("task");
  const places = useTaskPlaces(task.id);
  const openSheet = use(SheetDoorContext);
  if (places.state !== "ready" || places.value.length === 0) return null;
  return (
    <section className={panel.section} aria-labelledby="task-places">
      <div className={panel.sectionHead}>
        <h2 id="task-places">{t("drawings")}</h2>
      </div>
      <ul className={classes.places}>
        <Each rows={places.value} keyOf={({ pin }) => pin.id} as="li">
          {(place) => {
            const name = `${place.sheet.number} ${place.sheet.title}`.trim();
            const shown = (
              <>
                <SheetPiece place={place} task={task} />
                <span className={classes.name}>{name}</span>
              </>
            );
            return (
              <li>
                {openSheet ? (
                  <button
                    type="button"
                    className={classes.place}
                    aria-label={t("openDrawing", { name })}
                    onClick={() => openSheet(place.sheet.id, task.id)}
                  >
                    {shown}
                  </button>
                ) : (
                  <span className={classes.place}>{shown}</span>
                )}
              </li>
            );
          }}
        </Each>
      </ul>
    </section>
  );
}
