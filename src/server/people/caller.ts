/** Who knocks: the browser's own name for itself, and the server's clock in epoch ms. */
export interface Caller {
  readonly userAgent: string | undefined;
  readonly now: number;
  /** Network address, for the audit log. */
  readonly address?: string;
  /** Secrets by which the browser shows that accounts were signed in on it before. */
  readonly knownDevices?: readonly string[];
  /** The device that lets this one in, where one does. */
  readonly admittedBy?: number;
}
