import type { StageView } from "#client/parts/drawing/place-view.ts";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import type { PictureView, Point } from "../zoom.ts";

/** Where a picture lies, seen as if it had not been turned. */
export interface PicturePlace {
  /** How large it is where it just fits, pixels of the style. */
  readonly fitted: SheetSize;
  /** The stage, turned back with the picture. */
  readonly stage: SheetSize;
  /** How the picture lies on that. */
  readonly view: StageView;
}

/** Where a picture of a size lies on a stage. */
export function placePicture(
  { zoom, turns, at }: PictureView,
  stage: SheetSize,
  size: SheetSize,
): PicturePlace {
  const fit = Math.min(stage.width / size.width, stage.height / size.height);
  const isSideways = turns % 2 === 1;
  const turned = isSideways ? { width: stage.height, height: stage.width } : stage;
  const middle = turnedBack(at, turns);
  const scale = fit * zoom;
  return {
    fitted: { width: size.width * fit, height: size.height * fit },
    stage: turned,
    view: {
      scale,
      x: turned.width / 2 + middle.x - (size.width * scale) / 2,
      y: turned.height / 2 + middle.y - (size.height * scale) / 2,
    },
  };
}

/** A place as it lay before so many quarter turns against the clock. */
function turnedBack({ x, y }: Point, turns: number): Point {
  return turns === 0 ? { x, y } : turnedBack({ x: -y, y: x }, turns - 1);
}
