import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplyOf } from "#contract/call.ts";
import { openPublicLink } from "#contract/calls/files/public-link.ts";
import { openCaller } from "#client/live/session/open-caller.ts";
import { type Failure, useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { readVisitNote, writeVisitNote } from "#client/platform/notes/visit-notes.ts";

/** What somebody sees who came by a link, and the ticket that shows it to the server. */
export type Visit = ReplyOf<typeof openPublicLink>;

export type VisitState =
  | { readonly kind: "opening" }
  | { readonly kind: "locked" }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "open"; readonly visit: Visit };

const NOTE = "visit";

/** A reload goes on with the visit that has begun: it counts once. */
function ticketFor(code: string): { ticket?: string } {
  const [of, ticket] = readVisitNote(NOTE)?.split(" ") ?? [];
  return of === code && ticket ? { ticket } : {};
}

/** Asks to be let in. What is kept of it lives as long as this window. */
async function come(code: string, language: string, password?: string) {
  const body = { code, ...ticketFor(code), ...(password !== undefined && { password }) };
  const result = await openCaller(language)(openPublicLink, body);
  if (result.ok) writeVisitNote(NOTE, `${code} ${result.value.ticket}`);
  return result;
}

/** Comes by a link: at once, or with a password where it asks for one. */
export function useVisit(code: string) {
  const { i18n } = useTranslation("public-link");
  const failureText = useFailureText();
  const [state, setState] = useState<VisitState>({ kind: "opening" });
  const [attempt, setAttempt] = useState(1);

  // Not again where the language comes late: each time that it is let in counts.
  const begin = useEffectEvent(async (): Promise<VisitState> => {
    const result = await come(code, i18n.language);
    if (result.ok) return { kind: "open", visit: result.value };
    return stateAfter(result.failure, failureText);
  });
  useEffect(() => {
    void begin().then(setState);
  }, [attempt]);

  return {
    state,
    async unlock(password: string): Promise<Failure | undefined> {
      const result = await come(code, i18n.language, password);
      if (!result.ok) return result.failure;
      setState({ kind: "open", visit: result.value });
      return undefined;
    },
    /** Looks again at what is there, which stays on the screen meanwhile; what cannot be asked for is asked for later. */
    async look() {
      const result = await come(code, i18n.language);
      if (result.ok) setState({ kind: "open", visit: result.value });
      else if (result.failure.reason === "publicLink.gone") setState({ kind: "gone" });
    },
    /** Comes once more, also where the visit is over, or the link has ended under it. */
    again() {
      setState({ kind: "opening" });
      setAttempt((before) => before + 1);
    },
  };
}

function stateAfter(failure: Failure, failureText: (failure: Failure) => string): VisitState {
  if (failure.reason === "publicLink.locked") return { kind: "locked" };
  // What is no code at all is refused for its shape.
  const isGone = failure.reason === "publicLink.gone" || failure.reason === "parameterError";
  return isGone ? { kind: "gone" } : { kind: "failed", problem: failureText(failure) };
}
