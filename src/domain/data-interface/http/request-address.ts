import type { Json } from "../../form/json/json.ts";
import { textOfCell } from "../interface-rows.ts";
import { REQUEST_FILLED_MAX } from "./http-limits.ts";
import { isHost, type ListedHost } from "./listed-host.ts";

/** Where an address leads, and what it says there. */
interface RequestAddress extends Pick<ListedHost, "scheme" | "host" | "port"> {
  /** Path and query; places for parameters are `{name}`. */
  readonly rest: string;
  /** The parameters that stand in it, each once. */
  readonly places: readonly string[];
}

const ADDRESS =
  /^(https?):\/\/([^/?#:@[\]\s\\{}]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?([/?][^#\s\\]*)?$/i;
const PLACE = /\{([\p{L}\p{N}_]+)\}/gu;
/** A step to the same place, or to the one above, whatever parameters some servers read behind it: it would lead elsewhere than it reads. */
const STEP = /^\.{1,2}(?:;.*)?$/s;
/** How often something can be encoded that servers one behind the other decode again. */
const DECODED = 4;
const USUAL_PORTS = { https: 443, http: 80 } as const;
const PORT_MAX = 65_535;

/** An address as somebody wrote it; undefined where it is none, or where it names a person, leads nowhere certain, or has a part behind #. */
export function readAddress(text: string): RequestAddress | undefined {
  const match = ADDRESS.exec(text);
  if (!match) return undefined;
  const [, said = "", written = "", digits = "", rest = "/"] = match;
  const scheme = said.toLowerCase() === "http" ? "http" : "https";
  const host = written.toLowerCase();
  const port = digits === "" ? USUAL_PORTS[scheme] : Number(digits);
  const isOdd = /[{}]/.test(rest.replaceAll(PLACE, "")) || hasSteps(rest);
  if (!isHost(host) || port < 1 || port > PORT_MAX || isOdd) return undefined;
  const places = [...rest.matchAll(PLACE)].map(([, name = ""]) => name);
  return { scheme, host, port, rest, places: [...new Set(places)] };
}

/** Where it leads, without what it says there: secrets are for this alone. */
export function originOf({
  scheme,
  host,
  port,
}: Pick<RequestAddress, "scheme" | "host" | "port">): string {
  return `${scheme}://${host}:${port}`;
}

/** The address with parameters in their places, each encoded; undefined where they would lead it elsewhere, or make it too long. */
export function filledAddress(
  address: RequestAddress,
  values: ReadonlyMap<string, Json>,
): string | undefined {
  const rest = address.rest.replaceAll(PLACE, (_all, name: string) =>
    encodeURIComponent(wordsOf(values.get(name) ?? null).toWellFormed()),
  );
  if (hasSteps(rest) || rest.length > REQUEST_FILLED_MAX) return undefined;
  return `${originOf(address)}${rest.startsWith("/") ? "" : "/"}${rest}`;
}

/** Servers that stand behind others decode a path before they go by it: "..%2F" steps up like "../". */
function hasSteps(rest: string): boolean {
  let [path = ""] = rest.split("?");
  for (let times = 0; times <= DECODED; times += 1) {
    if (path.split(/[/\\?#]/).some((step) => STEP.test(step))) return true;
    path = decoded(path);
  }
  return path.includes("\0");
}

function decoded(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (written) => {
    try {
      return decodeURIComponent(written);
    } catch {
      // No letters, and so no steps either.
      return "_";
    }
  });
}

function wordsOf(value: Json): string {
  return Array.isArray(value) ? value.map(textOfCell).join(",") : textOfCell(value);
}
