"use client";

import { useMutation } from "@tanstack/react-query";
import { forgetOffline } from "../offline/kept-trips";
import { Notice } from "../ui/notice";
import { accepted, authentication } from "./authentication";

/** Signing out, here or on every device, and what went wrong with it. */
export function useSignOut() {
  const signOut = useMutation({
    mutationFn: async (where: "here" | "everywhere") => {
      if (where === "here") await accepted(authentication.signOut());
      else await accepted(authentication.revokeSessions());
      await forgetOffline();
      // A full load: nothing of the account stays in the page.
      window.location.assign("/");
    },
  });
  return {
    here: () => signOut.mutate("here"),
    everywhere: () => signOut.mutate("everywhere"),
    problem: signOut.isError ? <Notice kind="conflict">{signOut.error.message}</Notice> : null,
  };
}
