import type { Sheet } from "#domain/sheet/sheet.ts";
import { NewPinCard } from "../pins/new-pin-card.tsx";
import { PinCard } from "../pins/pin-card.tsx";
import type { SheetScreenProps } from "./sheet-props.ts";
import type { usePins } from "./use-pins.ts";

interface SheetCardsProps extends Pick<
  SheetScreenProps,
  "onOpenTask" | "onSelectPin" | "isTaskOpen"
> {
  readonly sheet: Sheet;
  /** The revision on which the place of a new pin is seen. */
  readonly revisionId: number;
  readonly pins: ReturnType<typeof usePins>;
}

/** The card of the pin that is looked at, or of the one that is about to be set. */
export function SheetCards(props: SheetCardsProps) {
  const { sheet, revisionId, pins, isTaskOpen, onOpenTask, onSelectPin } = props;
  const { selected, newPlace, moving } = pins;
  if (newPlace) {
    return (
      <NewPinCard
        key={`${newPlace.x} ${newPlace.y}`}
        sheet={sheet}
        revisionId={revisionId}
        place={newPlace}
        onDone={pins.select}
        onClose={pins.forgetPlace}
      />
    );
  }
  // The open task says all of it, and more.
  if (!selected || moving !== undefined || isTaskOpen) return null;
  return (
    <PinCard
      key={selected.pin.id}
      pin={selected}
      onOpenTask={onOpenTask}
      onMove={() => pins.setMoving(selected.task.id)}
      onClose={() => onSelectPin(undefined)}
    />
  );
}
