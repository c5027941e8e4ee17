import type { BegunStore } from "./begun-store.ts";

/** Bytes that come before they are laid down: what a killed tab loses. */
const LAID_AT_ONCE = 1024 ** 2;

/** What has come of a content. What is laid down is no longer held in memory as such. */
export class Begun {
  /** Which content it is, as the server says it; "" = nothing says so. */
  readonly tag: string;
  #store: BegunStore | undefined;
  #laid: Blob[];
  #laidLength: number;
  #loose: Uint8Array<ArrayBuffer>[] = [];
  #looseLength = 0;

  constructor(tag: string, store: BegunStore | undefined, laid?: Blob) {
    this.tag = tag;
    this.#store = tag === "" ? undefined : store;
    this.#laid = laid ? [laid] : [];
    this.#laidLength = laid?.size ?? 0;
  }

  /** Bytes. */
  get length(): number {
    return this.#laidLength + this.#looseLength;
  }

  async add(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#loose.push(bytes);
    this.#looseLength += bytes.length;
    if (this.#looseLength >= LAID_AT_ONCE) await this.layDown();
  }

  /** Lays down what has come since; where it cannot, the page goes on holding it. */
  async layDown(): Promise<void> {
    if (!this.#store || this.#looseLength === 0) return;
    const piece = new Blob(this.#loose);
    const bytes = await piece.arrayBuffer();
    const isLaid = await this.#store.add({ tag: this.tag, from: this.#laidLength, bytes });
    if (!isLaid) {
      this.#store = undefined;
      return;
    }
    this.#laid.push(piece);
    this.#laidLength += this.#looseLength;
    this.#loose = [];
    this.#looseLength = 0;
  }

  content(type: string): Blob {
    return new Blob([...this.#laid, ...this.#loose], { type });
  }
}
