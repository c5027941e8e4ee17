import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FITTING, movedBy, pinched, turned, zoomAtTwice, zoomBy, zoomTo } from "./zoom.ts";
import { ZOOM_MAX, ZOOM_MIN } from "./zoom-steps.ts";

const points = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
});

describe("a picture on the stage", () => {
  it("is zoomed in steps of 0.15, between 0.2 and 5", () => {
    expect(zoomBy(FITTING, 1).zoom).toBe(1.15);
    expect(zoomBy(FITTING, -1).zoom).toBe(0.85);
    expect(zoomBy(FITTING, -10).zoom).toBe(ZOOM_MIN);
    expect(zoomBy(FITTING, 100).zoom).toBe(ZOOM_MAX);
    expect([ZOOM_MIN, ZOOM_MAX]).toEqual([0.2, 5]);
  });

  it("keeps under the pointer what is there, however it is zoomed", () => {
    fc.assert(
      fc.property(points, points, fc.integer({ min: 20, max: 500 }), (at, point, percent) => {
        const view = movedBy(FITTING, at);
        const zoomed = zoomTo(view, percent / 100, point);
        const seen = (of: typeof view) => (point.x - of.at.x) / of.zoom;
        expect(seen(zoomed)).toBeCloseTo(seen(view), 6);
      }),
    );
  });

  it("is enlarged by two quick presses at their place, and fits again by two more", () => {
    const sideways = turned(FITTING);
    const near = zoomAtTwice(sideways, { x: 100, y: -40 });
    expect(near).toEqual({ zoom: 2, turns: 1, at: { x: -100, y: 40 } });
    expect(zoomAtTwice(movedBy(near, { x: 7, y: 0 }), { x: 3, y: 3 })).toEqual(sideways);
    expect(zoomAtTwice(zoomBy(FITTING, 1), { x: 3, y: 3 })).toEqual(FITTING);
  });

  it("turns against the clock and stands upright again after four quarters", () => {
    const once = turned(movedBy(FITTING, { x: 5, y: 5 }));
    expect(once).toEqual({ zoom: 1, turns: 1, at: { x: 0, y: 0 } });
    expect(turned(turned(turned(once)))).toEqual(FITTING);
  });

  it("grows as far as two fingers go apart, and follows them", () => {
    const before = [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ] as const;
    const now = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ] as const;
    expect(pinched(FITTING, before, now)).toEqual({ zoom: 2, turns: 0, at: { x: 20, y: 0 } });
  });
});
