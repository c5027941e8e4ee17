import "#client/ui/theme/global.css";
import { MantineProvider } from "@mantine/core";
import { createRouter, lazyRouteComponent, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { currentLanguage, fetchLaterWords, startI18n } from "#client/i18n/start-i18n.ts";
import { thisClient } from "#client/platform/client-kind/client-kind.ts";
import { takeTokenOut } from "#client/platform/history/handed-token.ts";
import { captureInstallPrompt } from "#client/platform/install-prompt.ts";
import { reloadOnChunkError } from "#client/platform/reload-on-chunk-error.ts";
import { registerServiceWorker } from "#client/platform/service-worker.ts";
import { readThemeChoice } from "#client/platform/theme-choice.ts";
import { whenIdle } from "#client/platform/when-idle.ts";
import { adoptVariables } from "#client/ui/theme/adopt-variables.ts";
import { theme } from "#client/ui/theme/theme.ts";
import { routeTree } from "./route-tree.gen.ts";
import { noteVisits, openHistory } from "./routes/-history.ts";
import { homeAddress } from "./routes/-home.ts";
import { onlyChecked } from "./routes/-only-checked.ts";

const { usesHash } = thisClient();
takeTokenOut(usesHash);
// A redirect at the start would show an empty page for a third of a second.
if (!usesHash && location.pathname === "/") {
  history.replaceState(history.state, "", homeAddress());
}

const router = createRouter({
  routeTree: onlyChecked(routeTree),
  history: openHistory(usesHash),
  defaultPreload: "intent",
  // Each screen fails for itself: the frame around it goes on.
  defaultErrorComponent: lazyRouteComponent(
    () => import("#client/features/app/screen-error/screen-error.tsx"),
    "ScreenError",
  ),
  scrollRestoration: true,
});

noteVisits(router);

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

async function start(): Promise<void> {
  reloadOnChunkError();
  captureInstallPrompt();
  // The code of the screen and its texts come at the same time.
  await Promise.all([startI18n(), router.load()]);
  const place = document.querySelector("#root");
  if (!place) throw new Error("The page has no place for the app");
  adoptVariables();
  createRoot(place).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme={readThemeChoice()}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>,
  );
  whenIdle(() => {
    void fetchLaterWords();
    void tidyUp();
  });
  await registerServiceWorker(currentLanguage());
}

/** What cannot be done now is done at the next start. */
async function tidyUp(): Promise<void> {
  const { tidyAccounts } = await import("#client/live/session/tidy-accounts.ts");
  await tidyAccounts().catch(() => undefined);
}

void start();
