import { readSession } from "#client/live/session/session.ts";

/** Where "/" leads: to the messages of whoever is signed in. */
export function homeAddress(): "/manage/messenger" | "/login" {
  return readSession() ? "/manage/messenger" : "/login";
}
