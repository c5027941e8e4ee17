import { createHash } from "node:crypto";

/** What came to the server, in its order. */
export interface FileRequest {
  readonly kind: "test" | "chunk" | "merge" | "variant";
  readonly fileId: number;
  readonly number: number;
  readonly variant: string;
}

type Fault = (request: FileRequest) => Response | Promise<Response> | undefined;

/** An answer of the calls for contents. */
export function fileAnswer(data: unknown, code = 200, more: object = {}): Response {
  return Response.json({ code, msg: "", data, ...more });
}

/** The far end of uploads, in memory: it keeps chunks, and puts them together where their checksum is right. */
export class FileServer {
  readonly requests: FileRequest[] = [];
  /** Contents that are whole, by their files. */
  readonly contents = new Map<number, Buffer>();
  readonly variants = new Map<string, Buffer>();
  /** Files of which the server knows nothing. */
  readonly unknown = new Set<number>();
  /** What comes back instead of the server's own answer. */
  fault: Fault = () => undefined;
  private readonly chunks = new Map<string, Map<number, Buffer>>();

  /** What a browser calls it with. */
  readonly fetch: typeof fetch = async (address, options) => {
    const url = new URL(address instanceof Request ? address.url : address, "http://site");
    const body = options?.body;
    const fields = body instanceof FormData ? body : new URLSearchParams(body as URLSearchParams);
    const field = (name: string) => {
      const value = url.searchParams.get(name) ?? fields.get(name);
      return typeof value === "string" ? value : "";
    };
    const kind = kindOf(url.pathname, options?.method);
    const fileId = Number(field("fileId"));
    const request = {
      kind,
      fileId,
      number: Number(field("chunkNumber")),
      variant: field("variant"),
    };
    this.requests.push(request);
    const fault = await this.fault(request);
    if (options?.signal?.aborted) throw new DOMException("Aborted", "AbortError");
    if (fault) return fault;
    const asksForRow = kind === "merge" || kind === "variant";
    if (asksForRow && this.unknown.has(fileId)) {
      return fileAnswer(null, 400, { reason: "file.gone" });
    }
    const file = fields.get("file");
    const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    return this.answer(request, field, bytes);
  };

  /** Numbers of the chunks that came for a file, in their order. */
  sent(fileId: number): number[] {
    return this.requests
      .filter((request) => request.kind === "chunk" && request.fileId === fileId)
      .map(({ number }) => number);
  }

  private answer(
    { kind, fileId, number, variant }: FileRequest,
    field: (name: string) => string,
    bytes: Buffer,
  ): Response {
    const there = this.chunksOf(field("identifier"));
    if (kind === "test") return fileAnswer({ uploaded: false, chunkNumbers: [...there.keys()] });
    if (kind === "variant") {
      this.variants.set(`${fileId}/${variant}`, bytes);
      return fileAnswer({});
    }
    if (kind === "chunk") {
      const isWhole = hash("sha256", bytes) === field("chunkSha256");
      if (!isWhole) return fileAnswer(null, 400, { reason: "parameterError" });
      there.set(number, bytes);
      return fileAnswer({ merge: there.size === Number(field("totalChunks")) });
    }
    const numbers = [...there.keys()].toSorted((left, right) => left - right);
    const content = Buffer.concat(numbers.map((each) => there.get(each) ?? Buffer.alloc(0)));
    const isRight = hash("md5", content) === field("identifier");
    if (!isRight) return fileAnswer(null, 400, { reason: "parameterError" });
    this.contents.set(fileId, content);
    return fileAnswer({ name: String(fileId) });
  }

  private chunksOf(identifier: string): Map<number, Buffer> {
    const chunks = this.chunks.get(identifier) ?? new Map<number, Buffer>();
    this.chunks.set(identifier, chunks);
    return chunks;
  }
}

function kindOf(path: string, method = "GET"): FileRequest["kind"] {
  if (path.endsWith("/variant")) return "variant";
  if (path.endsWith("/merge")) return "merge";
  return method === "GET" ? "test" : "chunk";
}

function hash(algorithm: "md5" | "sha256", bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest("hex");
}
