import { Component, type ReactNode, Suspense } from "react";
import { late } from "../late.tsx";
import { FailedRow } from "./failed-row.tsx";
import { isMissingChunk } from "./missing-chunk.ts";

const FailedPart = late(async () => (await import("./failed-part.tsx")).FailedPart);

interface BoundaryProps {
  /** It is a notice or a badge, without which everything goes on: nothing is said. */
  readonly silent?: boolean;
  /** It draws this one of many: a line says that it cannot be shown, until another state of it is tried anew. */
  readonly row?: unknown;
  /** The element that the line is, where it stands in a list. */
  readonly as?: "div" | "li" | "tr";
  /** The way out that the part itself would have offered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly error?: unknown;
  /** What was open when it failed; at another address it is tried anew. */
  readonly address?: string;
  readonly row?: unknown;
}

/** Keeps a failure within one part of the screen, or within one row, and a wait for code or words within the part: all others go on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error, address: location.href };
  }

  static getDerivedStateFromProps(
    { row }: BoundaryProps,
    { failed, address, row: before }: BoundaryState,
  ): Partial<BoundaryState> {
    const isOther = row !== before || address !== location.href;
    return failed && isOther ? { failed: false, row } : { row };
  }

  readonly #handleRetry = () => this.setState({ failed: false });

  override render(): ReactNode {
    const { failed, error } = this.state;
    const { silent, row, as, onClose, children } = this.props;
    if (!failed) return row === undefined ? <Suspense>{children}</Suspense> : children;
    if (silent) return null;
    if (row !== undefined) {
      // That the app is not here as a whole is nothing about this row.
      if (isMissingChunk(error)) throw error;
      return <FailedRow as={as} />;
    }
    return <FailedPart error={error} onRetry={this.#handleRetry} onClose={onClose} />;
  }
}
