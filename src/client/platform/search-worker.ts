import { proxy, type Remote, wrap } from "comlink";

/** What the page may ask of the search worker. */
export interface SearchDoor<Question, Answer> {
  start(databaseName: string, userId: number, onChange: () => void): void;
  search(question: Question): Answer;
}

export interface SearchWorker<Question, Answer> {
  readonly door: Remote<SearchDoor<Question, Answer>>;
  /** Ends it, and with it all that it has read. */
  terminate(): void;
}

/** Starts the worker that reads an account's rows and finds them by their words. */
export function startSearchWorker<Question, Answer>(
  databaseName: string,
  userId: number,
  onChange: () => void,
): SearchWorker<Question, Answer> {
  const worker = new Worker(new URL("../../../workers/search.worker.ts", import.meta.url), {
    type: "module",
    name: "search",
  });
  const door = wrap<SearchDoor<Question, Answer>>(worker);
  void door.start(databaseName, userId, proxy(onChange));
  return { door, terminate: () => worker.terminate() };
}
