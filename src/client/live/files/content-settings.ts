import type { ContentSettings } from "#client/data/uploads/read-content.ts";
import { readSession } from "../session/session.ts";

/** How this page fetches contents: in the name of whoever is signed in. */
export const contentSettings: ContentSettings = {
  get origin() {
    return location.origin;
  },
  token: () => readSession()?.token ?? "",
  now: () => Date.now(),
};
