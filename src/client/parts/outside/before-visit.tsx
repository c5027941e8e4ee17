import { Alert, Button } from "@mantine/core";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { OutsidePage } from "./outside-page.tsx";

/** While a link is being opened. */
export function OpeningLink({ title }: { readonly title: string }) {
  return (
    <OutsidePage title={title}>
      <SkeletonList rows={3} />
    </OutsidePage>
  );
}

interface FailedLinkProps {
  readonly title: string;
  readonly problem: string;
  /** What the way to try once more is called. */
  readonly again: string;
  readonly onAgain: () => void;
}

/** A link that could not be opened, for now. */
export function FailedLink({ title, problem, again, onAgain }: FailedLinkProps) {
  return (
    <OutsidePage title={title}>
      <Alert color="red" role="alert" my="md">
        {problem}
      </Alert>
      <Button onClick={onAgain}>{again}</Button>
    </OutsidePage>
  );
}
