interface Request {
  readonly tab: string;
  grant(): void;
  steal(): void;
}

/** The Web Locks of one browser with several tabs, which can die while they hold one. One name is enough. */
export class TabLocks {
  private holder: Request | undefined;
  private queue: Request[] = [];

  /** What `navigator.locks` is in a tab. */
  of(tab: string): LockManager {
    const request = (_name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
      this.request(tab, options, work);
    return { request, query: () => Promise.resolve({}) } as LockManager;
  }

  /** Who holds the lock. */
  get owner(): string | undefined {
    return this.holder?.tab;
  }

  /** The tab is gone, and its locks with it. */
  kill(tab: string): void {
    this.queue = this.queue.filter((request) => request.tab !== tab);
    this.takeFrom(tab);
  }

  /** The browser holds the tab for dead, which it is not: somebody else has the lock beside it. */
  takeFrom(tab: string): void {
    if (this.holder?.tab === tab) this.release(this.holder);
  }

  private request(
    tab: string,
    { signal, steal, ifAvailable }: LockOptions,
    work: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const aborted = () => reject(new DOMException("The request was aborted", "AbortError"));
      const entry: Request = {
        tab,
        grant: () => {
          this.holder = entry;
          Promise.resolve(work({ name: "seat", mode: "exclusive" }))
            .then(resolve, reject)
            .finally(() => this.release(entry));
        },
        steal: aborted,
      };
      if (ifAvailable && this.holder) {
        resolve(work(null));
        return;
      }
      if (steal) {
        this.holder?.steal();
        entry.grant();
        return;
      }
      signal?.addEventListener("abort", () => {
        if (!this.queue.includes(entry)) return;
        this.queue = this.queue.filter((other) => other !== entry);
        aborted();
      });
      this.queue.push(entry);
      if (!this.holder) this.next();
    });
  }

  private release(entry: Request): void {
    if (this.holder !== entry) return;
    this.holder = undefined;
    this.next();
  }

  private next(): void {
    this.queue.shift()?.grant();
  }
}
