/** Questions to the person, shown one after the other. */
export interface AskStore<Question, Answer> {
  /** Settles when the person answers; never rejects. */
  ask(question: Question): Promise<Answer>;
  /** Closes the question that is shown. */
  answer(answer: Answer): void;
  /** The one that is shown. */
  current(): Question | undefined;
  subscribe(listener: () => void): () => void;
}

export function createAskStore<Question, Answer>(): AskStore<Question, Answer> {
  const waiting: { question: Question; settle: (answer: Answer) => void }[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask(question) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.push({ question, settle: resolve });
      tell();
      return promise;
    },
    answer(answer) {
      waiting.shift()?.settle(answer);
      tell();
    },
    current: () => waiting[0]?.question,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
