import { Text } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { confirm, ConfirmHost } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { FullDialog } from "#client/ui/dialog/full-dialog.tsx";
import { TopDialog } from "#client/ui/dialog/top-dialog.tsx";
import { MessageHost } from "#client/ui/message-dialog/message-dialog.tsx";
import { showMessage } from "#client/ui/message-dialog/messages.ts";
import { promptChange, PromptHost } from "#client/ui/text-prompt/text-prompt.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { ToastHost } from "#client/ui/toast/toast-host.tsx";
import type { Exhibit } from "../exhibit.ts";

const nothing = () => undefined;

interface AskedProps {
  /** Asks, as a screen would. */
  readonly ask: () => unknown;
  /** What shows it. */
  readonly children: ReactNode;
}

/** Asks as soon as it is there. */
function Asked({ ask, children }: AskedProps) {
  useEffect(() => {
    ask();
    // oxlint-disable-next-line react/exhaustive-deps -- once, however often it is drawn
  }, []);
  return children;
}

const question = { title: "Delete the plan?", message: "It is gone for everybody." };

/** What lies over the screen. */
export const questions: readonly Exhibit[] = [
  {
    part: "ui/dialog",
    over: true,
    states: {
      open: () => (
        <Dialog title="Members" onClose={nothing}>
          <Text>Who is in the plan.</Text>
        </Dialog>
      ),
      "without a way out": () => (
        <Dialog title="A new version is needed">
          <Text>It is being fetched.</Text>
        </Dialog>
      ),
      "near the top": () => (
        <TopDialog label="Search" onClose={nothing}>
          <Text p="md">Find people, plans and tasks</Text>
        </TopDialog>
      ),
      "over the whole screen": () => (
        <FullDialog label="Slab.jpg 1 / 3" onClose={nothing}>
          <Text p="md">A photograph</Text>
        </FullDialog>
      ),
    },
  },
  {
    part: "ui/confirm-dialog",
    over: true,
    states: {
      "asks before something is gone": () => (
        <Asked ask={() => confirm({ ...question, confirmLabel: "Delete", danger: true })}>
          <ConfirmHost />
        </Asked>
      ),
      "asks before something happens": () => (
        <Asked ask={() => confirm({ ...question, confirmLabel: "Go on" })}>
          <ConfirmHost />
        </Asked>
      ),
    },
  },
  {
    part: "ui/text-prompt",
    over: true,
    states: {
      "asks for another name": () => (
        <Asked
          ask={() =>
            promptChange(
              {
                title: "Rename",
                label: "Name",
                value: "Quay wall",
                confirmLabel: "Save",
                maxLength: 50,
              },
              async () => ({ ok: true }),
            )
          }
        >
          <PromptHost />
        </Asked>
      ),
    },
  },
  {
    part: "ui/message-dialog",
    over: true,
    states: {
      "has to be read": () => (
        <Asked ask={() => showMessage({ title: "Exception", text: "Nothing has changed" })}>
          <MessageHost />
        </Asked>
      ),
    },
  },
  {
    part: "ui/toast",
    over: true,
    states: {
      "each kind": () => (
        <Asked
          ask={() => {
            showToast({
              message: "The task was archived",
              sticky: true,
              action: { label: "Undo", onClick: nothing },
            });
            showToast({ message: "Moved to Access road", tone: "success", sticky: true });
            showToast({
              title: "Exception",
              message: "Nothing has changed",
              tone: "error",
              sticky: true,
            });
          }}
        >
          <ToastHost />
        </Asked>
      ),
    },
  },
];
