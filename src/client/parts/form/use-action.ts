import { useRef, useState } from "react";
import { useFailureText } from "../failure/use-failure-text.ts";

/** Why something was not done, as a call or command says it or in words; undefined = it was, or somebody told already. */
export type Problem = Parameters<ReturnType<typeof useFailureText>>[0] | string | undefined;

interface ActionChoices {
  /** Stays busy once it is done, because the screen is left for another. */
  readonly leadsAway?: boolean;
}

/** What a person starts and waits for: busy meanwhile and never started twice, and why it did not come about. */
export function useAction<Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<Problem>,
  { leadsAway = false }: ActionChoices = {},
) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const underWay = useRef(false);
  const run = async (given: Given) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    let stays = true;
    try {
      const found = await act(...given);
      setProblem(typeof found === "object" ? failureText(found) : (found ?? ""));
      stays = !leadsAway || found !== undefined;
    } finally {
      underWay.current = !stays;
      setBusy(!stays);
    }
  };
  /** Takes back what went wrong, as what the person types no longer is what was refused. */
  const forget = () => setProblem("");
  return {
    busy,
    problem,
    start: (...given: Given) => void run(given),
    forget,
  };
}
