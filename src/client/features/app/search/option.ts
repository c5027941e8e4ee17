import type { Icon } from "@tabler/icons-react";
import type { Mark } from "#domain/search/mark-words.ts";

/** One line of the search that can be chosen. */
export interface SearchOption {
  readonly key: string;
  /** A picture of what it is; a person has their initials instead. */
  readonly icon: Icon | { readonly userId: number; readonly name: string };
  readonly title: string;
  readonly marks: readonly Mark[];
  /** Where it stands and whose it is. */
  readonly detail?: string;
  /** Epoch ms, 0 = no time. */
  readonly time?: number;
  readonly past?: boolean;
  /** It stays open, because this only changes what is looked for. */
  readonly stays?: boolean;
  readonly onChoose: () => void;
}

/** Lines under one heading. */
export interface SearchSection {
  readonly key: string;
  readonly title: string;
  readonly options: readonly SearchOption[];
}
