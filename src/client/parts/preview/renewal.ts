/** What cannot be played at all fails again at once; a fresh address is asked for no oftener than this, ms. */
const RENEWED_EVERY = 10_000;

/** What is to be known of, and told to, something that is played. */
export type Player = Pick<HTMLMediaElement, "currentTime" | "paused" | "error" | "play">;

/** Something that is played and may fail, because its address has grown too old or the line was away. */
export class Renewal {
  #failed: Player | undefined;
  #place: { readonly time: number; readonly isPlaying: boolean } | undefined;
  #renewTime = Number.NEGATIVE_INFINITY;

  /** It failed at its place; says whether a fresh address is worth asking for. */
  fail(player: Player): boolean {
    this.#failed = player;
    // One that fails before it could be played again knows no place.
    this.#place ??= { time: player.currentTime, isPlaying: !player.paused };
    if (performance.now() - this.#renewTime < RENEWED_EVERY) return false;
    this.#renewTime = performance.now();
    return true;
  }

  /** There is a network again; says whether that is of use to it. */
  comeOnline(): boolean {
    if (!this.#failed?.error) return false;
    this.#renewTime = performance.now();
    return true;
  }

  /** It can be played, and goes on where it failed. */
  load(player: Player): void {
    const before = this.#place;
    this.#place = undefined;
    if (!before) return;
    player.currentTime = before.time;
    // A browser that lets nothing play by itself leaves it to the person.
    if (before.isPlaying) player.play().catch(() => undefined);
  }
}
