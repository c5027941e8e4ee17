import type { Person } from "./open-browser.ts";

/** A device that holds passkeys and whose owner always agrees; it stays with the page. */
export interface PasskeyDevice {
  /** Passkeys that it holds. */
  count(): Promise<number>;
}

/** Puts one into somebody's browser. */
export async function addPasskeyDevice({ page, context }: Person): Promise<PasskeyDevice> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
  };
}
