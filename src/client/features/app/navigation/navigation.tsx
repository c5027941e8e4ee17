import { useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageName } from "#client/platform/title/page-title.ts";
import { LoadingBar } from "#client/ui/loading-bar/loading-bar.tsx";
import { createLoadingLine } from "#client/ui/loading-bar/loading-line.ts";
import { keepFocus } from "./keep-focus.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Key of the page's name, which the window's title says. */
    title?: string;
  }
}

/** What goes with every change of the page: the line at its top, the window's title, the focus of those who come back. */
export function Navigation() {
  const { t } = useTranslation("titles");
  const router = useRouter();
  const [line] = useState(createLoadingLine);
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  usePageName("route", title ? t(title) : "");

  useEffect(() => keepFocus(router), [router]);
  useEffect(() => {
    const endings = [
      router.subscribe("onBeforeLoad", () => line.begin()),
      router.subscribe("onResolved", () =>
        line.end(router.state.matches.some(({ status }) => status === "error")),
      ),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [router, line]);
  return <LoadingBar line={line} label={t("loading")} />;
}
