import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { plainAddress } from "./trusted-proxies.ts";

/** Who has hung up meanwhile has no address any more, whatever the types say. */
type Request = Pick<FastifyRequest, "socket"> & { readonly ip: string | undefined };

/** From where somebody calls, as the proxies that are trusted tell; the nearest hop where they tell no address. */
export function callerAddress({ ip, socket }: Request): string {
  return plainAddress(ip ?? "") ?? socket.remoteAddress ?? "";
}

/** What counts as one caller where nobody is known: an address, of IPv6 the network in which one caller has them all. */
export function networkOf(address: string): string {
  return normalizeIP(address);
}
