import { BlockList, isIP } from "node:net";

/**
 * Whether what a proxy says of the caller counts, by the address of the proxy and how many hops away
 * it stands, 0 = next to us. Whoever is not trusted is the caller, and what they wrote themselves is not read.
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Nobody writes so many proxies in a row; a larger number would be a slip that trusts everybody. */
const HOPS_MAX = 10;

const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** What `TRUST_PROXY` says: how many proxies stand in front, or the networks in which they stand. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const wish = (text ?? "").trim().toLowerCase();
  if (/^(|0|no|off|false)$/.test(wish)) return () => false;
  const hops = /^(yes|true)$/.test(wish) ? 1 : Number(wish);
  if (Number.isInteger(hops) && hops > 0 && hops <= HOPS_MAX) return (_address, hop) => hop < hops;
  return inNetworks(wish.split(",").map((network) => network.trim()));
}

function inNetworks(wanted: readonly string[]): TrustedProxies {
  const networks = new BlockList();
  for (const network of wanted.flatMap((name) => namedNetworks[name] ?? [name]))
    addNetwork(networks, network);
  return (address) => {
    const plain = plainAddress(address);
    return plain !== undefined && networks.check(plain, familyOf(plain));
  };
}

function addNetwork(networks: BlockList, network: string): void {
  const [address = "", length, ...more] = network.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  const prefix = length === undefined ? bits : readLength(length, bits);
  if (isIP(address) === 0 || prefix === undefined || more.length > 0) {
    throw new Error(
      `TRUST_PROXY has to be a number of proxies from 1 to ${HOPS_MAX}, or addresses, networks ` +
        `(10.0.0.0/8) and loopback, linklocal or uniquelocal, with commas between; not "${network}".`,
    );
  }
  networks.addSubnet(address, prefix, familyOf(address));
}

/** A network of everybody is none: whoever calls would be taken for a proxy. */
function readLength(text: string, bits: number): number | undefined {
  const length = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return length > 0 && length <= bits ? length : undefined;
}

/** An address without the port, the brackets and the zone that some proxies write; undefined when it is none. */
export function plainAddress(written: string): string | undefined {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(written) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written) ?? [];
  const address = (bracketed ?? beforePort ?? written).replace(/%.*$/, "");
  return isIP(address) === 0 ? undefined : address;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
