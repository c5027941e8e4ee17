export interface ToastContent {
  readonly message: string;
  /** What kind of message it is, in front of it. */
  readonly title?: string;
  /** "info" unless said. Errors are read out at once. */
  readonly tone?: "info" | "success" | "error";
  /** Stays until it is closed. */
  readonly sticky?: boolean;
  /** The one thing it tells of, such as a chat: the next of it takes its place, and what leads there closes it. */
  readonly about?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** More would hide the screen they speak about. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** A notice at the bottom of the screen. The same words again, or about the same thing, take the place of the ones that still stand. */
export function showToast(content: ToastContent): void {
  lastId += 1;
  const others = toasts.filter(
    ({ message, about }) =>
      message !== content.message && (about === undefined || about !== content.about),
  );
  const next = [...others, { ...content, id: lastId }];
  const surplus = next.length - MOST;
  const leaving = new Set(next.filter(({ sticky }) => !sticky).slice(0, Math.max(0, surplus)));
  change(next.filter((toast) => !leaving.has(toast)));
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** What a notice tells of is on the screen now. */
export function closeToastsAbout(thing: string): void {
  if (toasts.some(({ about }) => about === thing))
    change(toasts.filter(({ about }) => about !== thing));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
