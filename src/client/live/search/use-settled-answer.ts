import { useEffect, useEffectEvent, useState } from "react";
import { ASKED_AFTER } from "#domain/search/search-pace.ts";

/** What comes of a question once nobody types on: undefined until then. "" asks nothing. */
export function useSettledAnswer<Answer>(
  question: string,
  ask: (question: string) => Promise<Answer>,
): Answer | undefined {
  const [told, setTold] = useState<{ readonly question: string; readonly answer: Answer }>();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (question === "") return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void askNow(question).then((answer) => {
        if (!left) setTold({ question, answer });
      });
    }, ASKED_AFTER);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [question]);
  return told?.question === question ? told.answer : undefined;
}
