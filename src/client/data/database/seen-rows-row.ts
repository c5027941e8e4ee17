import type { JsonObject } from "#domain/form/json/json.ts";

/** Rows of a data interface as the server answered them: of records that lie on no device by themselves. */
export interface SeenAnswer {
  /** What was asked for. */
  readonly key: string;
  readonly interfaceId: number;
  /** Epoch ms on the server's clock. */
  readonly seenAt: number;
  /** How many rows there are beside those of the page. */
  readonly total: number;
  readonly rows: readonly JsonObject[];
}

/** An answer as it lies on the device. */
export interface SeenRowsRow extends SeenAnswer {
  /** With which right it was looked at; under another one it is not shown. */
  readonly sight: string;
}
