import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { GuideWays } from "#client/parts/guide/first-steps.tsx";

/** Where the first steps lead. */
export function useGuideWays(): GuideWays {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onInvite: () => void navigate({ to: "/manage/setting/{-$page}", params: { page: "invite" } }),
      onPlan: () => void navigate({ to: "/manage/plan", search: {} }),
    }),
    [navigate],
  );
}
