import type { SoughtKind } from "#domain/message/sought-kind.ts";
import type { Mark } from "#domain/search/mark-words.ts";
import type { SearchKind } from "./search-entry.ts";

/** One condition. Several of one kind widen each other, different ones narrow. */
export type SearchFilter =
  | { readonly by: "type"; readonly kind: SearchKind }
  | { readonly by: "from"; readonly userId: number }
  | { readonly by: "in"; readonly planId: number }
  | { readonly by: "in"; readonly dialogId: number }
  /** As typed: everybody, or every place, whose name begins so. */
  | { readonly by: "from" | "in"; readonly name: string }
  /** Messages of this kind. */
  | { readonly by: "holds"; readonly kind: SoughtKind }
  /** From this moment on, or before it, epoch ms. */
  | { readonly by: "after" | "before"; readonly time: number };

export interface SearchQuestion {
  /** What all have to be found; without any the latest are answered. */
  readonly words: string;
  readonly filters: readonly SearchFilter[];
  /** The newest first, however well they match; left out: the best. */
  readonly newest?: boolean;
  /** Hits of each kind at most. */
  readonly take: number;
  /** Epoch ms. */
  readonly now: number;
}

export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: number;
  /** The name, of a message the words around what was found, on one line. */
  readonly title: string;
  /** What of the title was looked for. */
  readonly marks: readonly Mark[];
  readonly time: number;
  /** Author or owner, 0 = nobody in particular. */
  readonly userId: number;
  readonly planId: number;
  readonly dialogId: number;
  /** Name of the plan or the chat in which it stands, "" = of none, or of a chat of two. */
  readonly place: string;
  /** Complete, archived or disabled. */
  readonly past: boolean;
}

export interface SearchAnswer {
  /** Best first, all kinds together. */
  readonly hits: readonly SearchHit[];
  /** Whether all rows of this browser have been looked at, or the index still grows. */
  readonly complete: boolean;
}
