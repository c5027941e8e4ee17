import "#client/ui/theme/global.css";
import { MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startI18n } from "#client/i18n/start-i18n.ts";
import { adoptVariables } from "#client/ui/theme/adopt-variables.ts";
import { theme } from "#client/ui/theme/theme.ts";
import { askedFor, exhibits } from "./exhibits.ts";
import { Room } from "./room.tsx";
import { Wall } from "./wall.tsx";

const { scheme, part, state } = askedFor(location.search);
await startI18n();
adoptVariables();
const shown = exhibits.find((exhibit) => exhibit.part === part);
const place = document.querySelector("#root");
if (!place) throw new Error("The page has no place for the gallery");
createRoot(place).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {shown ? <Wall exhibit={shown} state={state} /> : <Room exhibits={exhibits} />}
    </MantineProvider>
  </StrictMode>,
);
