import { readSession } from "#client/live/session/session.ts";

let cameHome = false;

/** Where "/" leads: to the messages of whoever is signed in, others by the sign-in. */
export function homeAddress(): "/manage/messenger" | "/login" {
  const session = readSession();
  cameHome = !session;
  return session ? "/manage/messenger" : "/login";
}

/**
 * Whether the sign-in stands there in the place of "/", answered once: the company may have set that
 * visitors see what the product is first, which only the server can say.
 */
export function takeCameHome(): boolean {
  const came = cameHome;
  cameHome = false;
  return came;
}
