import { AccountPromptHost } from "#client/parts/account-prompts/ask-user-field.tsx";
import { AttachHost } from "#client/parts/task/attach/attach-host.tsx";
import { CopyHost } from "#client/parts/task/copy/copy-host.tsx";
import { MoveHost } from "#client/parts/task/move/move-host.tsx";
import { TaskMenuHost } from "#client/parts/task/menu/task-menu-host.tsx";
import { StateHost } from "#client/parts/task/state/state-host.tsx";
import { RefusedMoveWatch } from "#client/parts/task/move/refused-move-watch.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { MessageHost } from "#client/ui/message-dialog/message-dialog.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { NetworkNotice } from "./network-notice.tsx";
import { SlowLoading } from "./slow-loading.tsx";
import { VersionWatch } from "./version-watch.tsx";

/** What the app itself has to say: of the network, of new versions, that it can be installed, that a move was refused; and what it has to ask. One failing leaves the others. */
export function AppNotices() {
  return (
    <>
      <Boundary silent>
        <AccountPromptHost />
      </Boundary>
      <Boundary silent>
        <NetworkNotice />
      </Boundary>
      <Boundary silent>
        <SlowLoading />
      </Boundary>
      <Boundary silent>
        <VersionWatch />
      </Boundary>
      <Boundary silent>
        <RefusedMoveWatch />
      </Boundary>
      <Boundary silent>
        <MoveHost />
      </Boundary>
      <Boundary silent>
        <AttachHost />
        <CopyHost />
      </Boundary>
      <Boundary silent>
        <StateHost />
      </Boundary>
      <Boundary silent>
        <TaskMenuHost />
      </Boundary>
      <Boundary silent>
        <MessageHost />
      </Boundary>
      <Boundary silent>
        <InstallOffer />
      </Boundary>
    </>
  );
}
