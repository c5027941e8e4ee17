/** What the server may want to know of a person before it does something (seed 000 §8, codes -2 and -3). */
export type WantedField = "nickname" | "tel";

type AskForField = (field: WantedField) => Promise<boolean>;

let tell: (ask: AskForField) => void = () => undefined;
/** What draws the question comes a moment after the first screen. */
let asking = new Promise<AskForField>((resolve) => {
  tell = resolve;
});

/** Whoever draws the question tells here how it is asked. */
export function answerWantedFields(ask: AskForField): void {
  tell(ask);
  asking = Promise.resolve(ask);
}

/** Asks the person; whether the server has it now. */
export async function askForWantedField(field: WantedField): Promise<boolean> {
  const ask = await asking;
  return ask(field);
}
