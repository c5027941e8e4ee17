import { type FocusEvent, type ReactNode, useRef } from "react";
import { Popover } from "@mantine/core";
import { type Icon, IconPlus } from "@tabler/icons-react";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { KeysTaken } from "#client/ui/over-screen.tsx";
import { useScrolledTo } from "#client/ui/use-scrolled-to.ts";
import classes from "./people.module.css";

interface PeoplePopoverProps {
  /** Name of its button and of what opens: "Add an owner". */
  readonly action: string;
  readonly icon?: Icon;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly children: ReactNode;
}

/** A dialog below would take Escape for itself; the library asks what has the focus whether it may. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) =>
  target.setAttribute("data-mantine-stop-propagation", "true");

/** A button that opens a choice of people beside it. */
export function PeoplePopover({
  action,
  icon = IconPlus,
  opened,
  onOpen,
  children,
}: PeoplePopoverProps) {
  const target = useRef<HTMLButtonElement>(null);
  useScrolledTo(target, opened);
  return (
    <>
      {opened && <KeysTaken />}
      <Popover
        opened={opened}
        onChange={onOpen}
        trapFocus
        returnFocus
        position="bottom-start"
        width="18.75rem"
      >
        <Popover.Target>
          <IconButton
            ref={target}
            icon={icon}
            size="sm"
            label={action}
            onClick={() => onOpen(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.picker} onFocusCapture={keepEscape}>
          {children}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
