import type { VirtualTime } from "../time/virtual-time.ts";

type Listen = (message: { data: unknown }) => void;

/** By which the tabs of a browser talk to each other. */
export class TabChannels {
  readonly #time: VirtualTime;
  readonly #open = new Set<Set<Listen>>();

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  open() {
    const own = new Set<Listen>();
    this.#open.add(own);
    return {
      postMessage: (data: unknown) => {
        for (const other of this.#open) {
          if (other !== own) this.#time.after(1, () => tell(other, data));
        }
      },
      addEventListener: (_type: "message", listen: Listen) => void own.add(listen),
      removeEventListener: (_type: "message", listen: Listen) => void own.delete(listen),
      close: () => {
        this.#open.delete(own);
        own.clear();
      },
    };
  }
}

function tell(listeners: ReadonlySet<Listen>, data: unknown): void {
  for (const listen of listeners) listen({ data });
}
