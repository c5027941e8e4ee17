import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What is not the internet: this machine, the operator's network, and what belongs to nobody. */
const PRIVATE: readonly (readonly [string, number, "ipv4" | "ipv6"])[] = [
  ["0.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.0.0.0", 24, "ipv4"],
  ["192.0.2.0", 24, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["198.18.0.0", 15, "ipv4"],
  ["198.51.100.0", 24, "ipv4"],
  ["203.0.113.0", 24, "ipv4"],
  ["168.63.129.16", 32, "ipv4"],
  ["224.0.0.0", 3, "ipv4"],
  ["2001::", 32, "ipv6"],
  ["2001:db8::", 32, "ipv6"],
  ["2002::", 16, "ipv6"],
];

const blocked = new BlockList();
for (const [network, bits, family] of PRIVATE) blocked.addSubnet(network, bits, family);

/** All of version 6 that the internet uses; beside it lie local networks, and version 4 in other clothes. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Version 4 in the clothes of version 6. */
const wrapped4 = new BlockList();
wrapped4.addSubnet("::ffff:0:0", 96, "ipv6");
wrapped4.addSubnet("64:ff9b::", 96, "ipv6");
wrapped4.addSubnet("2002::", 16, "ipv6");

/** Whether an IP address is one that a server must not be sent to by what a browser says. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 6) return !global6.check(address, "ipv6") || blocked.check(address, "ipv6");
  return version === 0 || blocked.check(address, "ipv4");
}

/** Where even what a company lists does not lead: to nobody, to everybody, and to what hands out the keys of machines in clouds. */
const never = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["169.254.0.0", 16],
  ["224.0.0.0", 3],
  // Not all clouds keep to link-local addresses.
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["192.0.0.192", 32],
] as const)
  never.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["fe80::", 10],
  ["ff00::", 8],
  ["fd00:ec2::", 32],
  ["fd20:ce::254", 128],
] as const)
  never.addSubnet(network, bits, "ipv6");
never.addAddress("::", "ipv6");

/** Whether an IP address is one that a company may list to have it asked, be it in its own network. */
export function isListableAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !never.check(address, "ipv4");
  // What wraps version 4 leads where that does; there is no need to write it so.
  return (
    version === 6 &&
    !address.includes(".") &&
    !wrapped4.check(address, "ipv6") &&
    !never.check(address, "ipv6")
  );
}

/**
 * Whether somebody may send the server to this address, as a push service or with a webhook: a named host behind TLS, at
 * its usual port. Where the operator allows what stands in their own network, any address will do.
 */
export function isOutwardAddress(text: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname, port } = new URL(text);
  if (username || password) return false;
  if (allowPrivate) return protocol === "https:" || protocol === "http:";
  // An address in numbers is in brackets, or ends in a number; no public name does.
  const isNamed = /\.[a-z][a-z0-9-]*$/i.test(hostname);
  const isHome = /\.(localhost|local|internal|lan|home|arpa|test|invalid)$/i.test(hostname);
  return protocol === "https:" && port === "" && isNamed && !isHome;
}

/** A name leads to an address that is not the internet's. */
export class NotPublic extends Error {
  override readonly name = "NotPublic";
}

/** Resolves a name as usual, and fails where it leads to an address that is not the internet's. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) {
      callback(error ?? new Error(`${hostname} has no address`), "", 0);
    } else if (addresses.some(({ address }) => isPrivateAddress(address))) {
      callback(new NotPublic(`${hostname} is not on the internet`), "", 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Leads a name to the one address that somebody has said for it, whatever it is called elsewhere. */
export function lookUpAs(address: string): LookupFunction {
  const family = isIP(address);
  return (_hostname, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family);
}
