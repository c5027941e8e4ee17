import { createFileRoute, redirect } from "@tanstack/react-router";
import { homeAddress } from "./-home.ts";

export const Route = createFileRoute("/")({
  beforeLoad() {
    throw redirect({ href: homeAddress(), replace: true });
  },
});
