import { useMemo } from "react";
import { type CompanyView, readCompany } from "#client/data/queries/company.ts";
import { type WorkingDay, workingDayOf } from "#domain/company/default-times.ts";
import { type Live, useLive } from "../use-live.ts";

/** The company, and what it has set for everybody. */
export function useCompany(): Live<CompanyView> {
  return useLive(readCompany);
}

/** When a working day starts and ends, as the company has set it. */
export function useWorkingDay(): WorkingDay {
  const company = useCompany();
  const setting = company.state === "ready" ? company.value.setting : undefined;
  return useMemo(() => workingDayOf(setting), [setting]);
}
