/** Whether this browser can make and use passkeys here: they belong to a name, and want TLS or this very machine. */
export function canUsePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function" && hasName(location.hostname);
}

/** Whether a host is more than numbers. */
export function hasName(host: string): boolean {
  return host !== "" && !host.startsWith("[") && !/^[\d.]+$/.test(host);
}
