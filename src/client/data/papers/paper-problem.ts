/** Why a file cannot be shown: it did not come, it is too much for a browser, or it is not what its name says. */
export type PaperProblem = "notFetched" | "tooLarge" | "broken";
