import { describe, expect, it } from "vitest";
import { REFILL_WITHIN } from "#domain/limits.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { meaningOfRefusal } from "./refill.ts";

const NOW = 1_800_000_000_000;

const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  n: 1,
  command: "task.edit",
  args: {},
  lane: "plan:1",
  at: NOW,
  state: "waiting",
  seq: 0,
  touched: [],
  folded: false,
  dependsOn: [],
  sent: true,
  attempts: 0,
  notBefore: 0,
  ...change,
});
const taskGone = { code: -4002, reason: "taskGone" };
const late = { refusedUntil: NOW - 1 };

describe("a refusal", () => {
  it("of what was never there before is told", () => {
    expect(meaningOfRefusal(entry(), taskGone, NOW)).toBe("tell");
  });

  it("by a server that does not know the call is not final, however long that lasts", () => {
    const unknown = { code: 404, reason: "callUnknown" };
    expect(meaningOfRefusal(entry(), unknown, NOW)).toBe("again");
    expect(meaningOfRefusal(entry({ refill: "confirmed", ...late }), unknown, NOW)).toBe("again");
  });

  it.each(["confirmed", "unsent"] as const)(
    "of something %s by a restored server is tried again for ten minutes, and then told",
    (refill) => {
      expect(meaningOfRefusal(entry({ refill }), taskGone, NOW)).toBe("again");
      const soon = entry({ refill, refusedUntil: NOW + 1 });
      expect(meaningOfRefusal(soon, taskGone, NOW)).toBe("again");
      expect(meaningOfRefusal(entry({ refill, ...late }), taskGone, NOW)).toBe("tell");
    },
  );

  it("is not tried again for longer because the clock was set back", () => {
    const until = { refusedUntil: NOW + REFILL_WITHIN + 1 };
    expect(meaningOfRefusal(entry({ refill: "unsent", ...until }), taskGone, NOW)).toBe("tell");
  });

  it("of a removal that had been done is dropped where the thing never came back", () => {
    const removal = entry({ command: "task.remove", refill: "confirmed", ...late });
    expect(meaningOfRefusal(removal, taskGone, NOW)).toBe("drop");
    const noAccess = { code: 403, reason: "noAccess" };
    expect(meaningOfRefusal(removal, noAccess, NOW)).toBe("tell");
    expect(meaningOfRefusal({ ...removal, refill: "unsent" }, taskGone, NOW)).toBe("tell");
  });

  it("because the thing is there already is dropped at once", () => {
    const taken = { code: 409, reason: "idTaken" };
    const adding = entry({ command: "task.add", refill: "confirmed" });
    expect(meaningOfRefusal(adding, taken, NOW)).toBe("drop");
    expect(meaningOfRefusal(entry({ command: "task.add" }), taken, NOW)).toBe("tell");
  });
});
