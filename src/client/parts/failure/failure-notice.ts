import type { ToastContent } from "#client/ui/toast/show-toast.ts";

interface NoticeWords {
  readonly title: string;
  readonly message: string;
}

/** The notice of a failure. What a server said is titled; that no server was reached is not (seed 000 §8). */
export function failureNotice(
  { kind }: { readonly kind?: string },
  { title, message }: NoticeWords,
): ToastContent {
  return { message, tone: "error", ...(kind !== "network" && { title }) };
}
