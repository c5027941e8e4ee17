import type { SessionLife } from "../settings.ts";

/** When a session began and was last used, epoch ms. */
interface SessionTimes {
  readonly createTime: number;
  readonly lastTime: number;
}

/** Sessions that began before, or were last used before, have ended by themselves; epoch ms. */
export function sessionEnds({ unused, longest }: SessionLife, now: number): SessionTimes {
  return { createTime: now - longest, lastTime: now - unused };
}

/** Whether a session has ended by itself, though nobody has removed it yet. */
export function hasEnded(session: SessionTimes, life: SessionLife, now: number): boolean {
  const ends = sessionEnds(life, now);
  return session.createTime <= ends.createTime || session.lastTime <= ends.lastTime;
}
