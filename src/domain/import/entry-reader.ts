import * as z from "zod/mini";

/** Reads entries of a file one by one, stopping for good at the first wrong one: a hostile file may hold millions of them. */
export class EntryReader {
  /** Where the first wrong value stands, "" = nowhere. */
  firstWrong = "";

  readAll<T>(
    shape: z.ZodMiniType<T>,
    entries: readonly unknown[] | null | undefined,
    path: string,
    isWanted: (index: number) => boolean = () => true,
  ): T[] {
    const read: T[] = [];
    for (const [index, entry] of (entries ?? []).entries()) {
      if (this.firstWrong !== "") break;
      if (!isWanted(index)) continue;
      const result = z.safeParse(shape, entry);
      if (result.success) read.push(result.data);
      else this.firstWrong = pathOf(`${path}[${index}]`, result.error);
    }
    return read;
  }
}

/** Where in a file the first thing is wrong, such as `cards[3].name`. */
export function pathOf(start: string, error: z.core.$ZodError): string {
  let path = start;
  for (const step of error.issues[0]?.path ?? []) {
    if (typeof step === "number") path += `[${step}]`;
    else path += path === "" ? String(step) : `.${String(step)}`;
  }
  return path;
}
