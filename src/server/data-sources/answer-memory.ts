import type { Result } from "#base/result.ts";
import type { AnswerRows } from "#domain/data-interface/http/answer-rows.ts";
import { ANSWER_FRESH } from "#domain/data-interface/http/http-limits.ts";
import type { Refusal } from "#domain/refusal.ts";

type Answer = Result<AnswerRows, Refusal>;

interface Kept {
  readonly answer: Promise<Answer>;
  /** Until then it is good enough, epoch ms. */
  until: number;
}

/** Answers that are kept at most; the oldest goes first. */
const KEPT_MAX = 50;
/** For so long what failed is not asked again, ms: whoever does not answer is left alone. */
const FAILURE_FRESH = 5_000;

/** What other servers have answered a moment ago, to whoever asks the same; what is under way is asked once. */
export class AnswerMemory {
  readonly #kept = new Map<string, Kept>();

  /** Whether an answer is known by this key, or on its way. */
  knows(key: string, now: number): boolean {
    return (this.#kept.get(key)?.until ?? 0) > now;
  }

  /** The answer that is known by this key, or that `ask` brings. */
  async answer(key: string, now: () => number, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known && this.knows(key, now())) return known.answer;
    this.#kept.delete(key);
    const kept: Kept = { answer: ask(), until: Infinity };
    this.#kept.set(key, kept);
    const [oldest = key] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX) this.#kept.delete(oldest);
    try {
      const answer = await kept.answer;
      kept.until = now() + (answer.ok ? ANSWER_FRESH : FAILURE_FRESH);
      return answer;
    } catch (error) {
      kept.until = 0;
      throw error;
    }
  }
}

const memories = new WeakMap<object, AnswerMemory>();

/** The one memory of a server, known by what it mints ids with. */
export function answerMemoryOf(mint: object): AnswerMemory {
  const memory = memories.get(mint) ?? new AnswerMemory();
  memories.set(mint, memory);
  return memory;
}
