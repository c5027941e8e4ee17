/** A host that the company lets the server ask for rows. */
export interface ListedHost {
  readonly scheme: "https" | "http";
  /** In small letters; an address of version 6 in brackets. */
  readonly host: string;
  readonly port: number;
  /** The address to which the name leads, whatever names are looked up elsewhere; "" = as it is looked up, on the internet alone. */
  readonly address: string;
}

const WRITTEN = /^(?:(https?):\/\/)?(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?\/?$/;
const PORT_MAX = 65_535;
const USUAL_PORT = 443;

/**
 * What somebody has written: `api.example.com`, `api.example.com:8443`, `http://10.0.0.5:8080`, and
 * `erp.example.com=10.0.0.5` for a name in the own network. Without TLS the port has to be said. undefined = none of it.
 */
export function readListedHost(text: string): ListedHost | undefined {
  const [written = "", said = "", ...more] = text.toLowerCase().split("=");
  const address = said.trim();
  const match = WRITTEN.exec(written.trim());
  if (!match || more.length > 0 || (text.includes("=") && !isAddress(address))) return undefined;
  const [, scheme = "https", host = "", digits = ""] = match;
  if (scheme === "http" && digits === "") return undefined;
  const port = digits === "" ? USUAL_PORT : Number(digits);
  if (port < 1 || port > PORT_MAX || !isHost(host)) return undefined;
  // An address is its own.
  if (address !== "" && isAddressHost(host)) return undefined;
  return { scheme: scheme === "http" ? "http" : "https", host, port, address };
}

/** A host as it is written, always in the same way. */
export function writeListedHost({ scheme, host, port, address }: ListedHost): string {
  const place = scheme === "http" ? `http://${host}:${port}` : `${host}${portOf(port)}`;
  return address === "" ? place : `${place}=${address}`;
}

function portOf(port: number): string {
  return port === USUAL_PORT ? "" : `:${port}`;
}

/** The entry of the list that lets a place be asked. */
export function listedFor(
  hosts: readonly ListedHost[],
  place: Pick<ListedHost, "scheme" | "host" | "port">,
): ListedHost | undefined {
  return hosts.find(
    ({ scheme, host, port }) =>
      scheme === place.scheme && host === place.host && port === place.port,
  );
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const NUMBER = /^\d+$/;

/** Whether this is a name or an address, in the one way of writing it that leaves no doubt where it leads. */
export function isHost(host: string): boolean {
  if (isAddressHost(host)) return true;
  const labels = host.split(".");
  // What ends in a number is read as an address, which could be any.
  return labels.every((label) => LABEL.test(label)) && !/^(?:\d|0x)/.test(labels.at(-1) ?? "");
}

function isAddressHost(host: string): boolean {
  return host.startsWith("[") ? isVersion6(host.slice(1, -1)) : isVersion4(host);
}

function isAddress(text: string): boolean {
  return isVersion4(text) || isVersion6(text);
}

function isVersion4(text: string): boolean {
  const parts = text.split(".");
  return (
    parts.length === 4 &&
    parts.every((part) => NUMBER.test(part) && String(Number(part)) === part && Number(part) < 256)
  );
}

/** As far as letters tell; whoever connects looks closer. */
function isVersion6(text: string): boolean {
  return /^[0-9a-f:]{2,39}$/.test(text) && text.includes(":");
}
