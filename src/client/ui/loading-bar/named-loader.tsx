import { Loader } from "@mantine/core";

interface NamedLoaderProps {
  /** What is on its way, for who does not see the ring. */
  readonly label: string;
}

/** Says in the place of what is on its way that it comes. */
export function NamedLoader({ label }: NamedLoaderProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element draws a bar
  return <Loader size="xs" role="progressbar" aria-label={label} />;
}
