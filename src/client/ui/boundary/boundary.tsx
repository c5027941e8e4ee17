import { Component, lazy, type ReactNode, Suspense } from "react";

const FailedPart = lazy(async () => {
  const module = await import("./failed-part.tsx");
  return { default: module.FailedPart };
});

interface BoundaryProps {
  /** It is a notice or a badge, without which everything goes on: nothing is said. */
  readonly silent?: boolean;
  /** The way out that the part itself would have offered. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly error?: unknown;
  /** What was open when it failed; at another address it is tried anew. */
  readonly address?: string;
}

/** Keeps a failure within one part of the screen: all others go on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: true, error, address: location.href };
  }

  static getDerivedStateFromProps(
    _props: BoundaryProps,
    { failed, address }: BoundaryState,
  ): BoundaryState | null {
    return failed && address !== location.href ? { failed: false } : null;
  }

  readonly #handleRetry = () => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { silent, onClose } = this.props;
    if (silent) return null;
    return (
      <Suspense>
        <FailedPart error={this.state.error} onRetry={this.#handleRetry} onClose={onClose} />
      </Suspense>
    );
  }
}
