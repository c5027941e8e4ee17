/** For who reads a PDF without anybody to ask whether to try again: parts that do not come end the work that waits for them. */
export function givingUp() {
  let giveUp: ((error: Error) => void) | undefined;
  const givenUp = new Promise<never>((_come, fail) => {
    giveUp = fail;
  });
  // Given up after the work is done, it ends nothing.
  givenUp.catch(() => undefined);
  return {
    onMissing: (isMissing: boolean) => {
      if (isMissing) giveUp?.(new Error("Parts of the PDF did not come"));
    },
    orGiveUp: async <Came>(work: Promise<Came>): Promise<Came> => Promise.race([work, givenUp]),
  };
}
