import {
  useApplications,
  useCommonFunctions,
  useFormFavourites,
  useMenuItems,
} from "#client/live/forms/use-applications.ts";
import { useForms } from "#client/live/forms/use-forms.ts";
import type { CenterRows } from "./center.ts";

/** What the application centre shows; undefined until all of it is known, so that nothing jumps. */
export function useCenterRows(): CenterRows | undefined {
  const forms = useForms();
  const items = useMenuItems();
  const applications = useApplications();
  const favourites = useFormFavourites();
  const used = useCommonFunctions();
  const isKnown =
    forms.state === "ready" &&
    items.state === "ready" &&
    applications.state === "ready" &&
    favourites.state === "ready" &&
    used.state === "ready";
  return isKnown
    ? {
        forms: forms.value,
        items: items.value,
        applications: applications.value,
        favourites: favourites.value,
        used: used.value,
      }
    : undefined;
}
