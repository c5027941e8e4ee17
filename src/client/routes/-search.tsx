import { useNavigate } from "@tanstack/react-router";
import { SearchHost } from "#client/features/app/search/search-host.tsx";
import { findables, placeActions } from "./-features.ts";

const loadSettingsPages = async () => (await import("./-settings-pages.ts")).settingsPages;

/** The search, and the addresses of what it finds. */
export function Search({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const navigate = useNavigate();
  return (
    <SearchHost
      actions={placeActions}
      finds={findables}
      loadSettingsPages={loadSettingsPages}
      onGo={(href) => void navigate({ href })}
      onSignedOut={onSignedOut}
    />
  );
}
