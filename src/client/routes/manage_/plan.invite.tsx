import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { BrowserGuide } from "#client/features/work/plan-invite/browser-guide.tsx";
import { PlanInviteScreen } from "#client/features/work/plan-invite/plan-invite-screen.tsx";
import { readSession } from "#client/live/session/session.ts";
import { thisClient } from "#client/platform/client-kind/client-kind.ts";
import { keepWanted } from "#client/platform/history/wanted-address.ts";

/** Outside of the frame: inside WeChat its guide comes before the sign-in. */
export const Route = createFileRoute("/manage_/plan/invite")({
  staticData: { title: "titles:planInvite" },
  validateSearch: (search: Record<string, unknown>): { code: string } => ({
    code: typeof search["code"] === "string" ? search["code"] : "",
  }),
  beforeLoad({ location }) {
    if (readSession()) return;
    keepWanted(location.href);
    if (!thisClient().isWeChat) throw redirect({ to: "/login", replace: true });
  },
  component: PlanInvite,
});

function PlanInvite() {
  const { code } = Route.useSearch();
  const navigate = useNavigate();
  const session = readSession();
  const [guided, setGuided] = useState(!thisClient().isWeChat);
  const leave = () => void navigate({ to: "/", replace: true });
  if (!guided) return <BrowserGuide onDismiss={() => (session ? setGuided(true) : leave())} />;
  return (
    session && (
      <PlanInviteScreen
        session={session}
        code={code}
        onOpenPlan={(planId) =>
          void navigate({ to: "/manage/plan/$planId", params: { planId }, replace: true })
        }
        onLeave={leave}
      />
    )
  );
}
