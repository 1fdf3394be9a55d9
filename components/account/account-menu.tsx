"use client";

import { ChartLine, CircleUserRound, Flag, ListChecks, LogOut, Settings, UserPlus, UsersRound } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { Answers } from "../trpc/client";
import { Button } from "../ui/button";
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from "../ui/menu";
import { authentication } from "./authentication";
import { useSignOut } from "./use-sign-out";

type User = Answers["account"]["me"];

/**
 * Who is here, and what can be done about it. `initial` is what the server saw; asking once more renews the session's
 * cookie and notices a session that the page makes itself.
 */
export function AccountMenu({ initial }: { initial: User }) {
  const session = authentication.useSession();
  const pathname = usePathname();
  const signOut = useSignOut();
  const user = session.isPending ? initial : (session.data?.user ?? null);
  const next = `?next=${encodeURIComponent(pathname)}`;

  if (user === null) {
    return (
      <Button asChild variant="quiet" className="px-3 sm:px-4">
        <Link href={pathname.startsWith("/sign-") ? "/sign-in" : `/sign-in${next}`}>Sign in</Link>
      </Button>
    );
  }
  const isAnonymous = user.isAnonymous === true;
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <Button
          variant="quiet"
          className="max-w-40 px-3"
          aria-label={isAnonymous ? "Not signed in" : `Account: ${user.name}`}
        >
          <CircleUserRound aria-hidden />
          <span className="hidden truncate sm:inline">{isAnonymous ? "Not signed in" : user.name}</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="end" className="w-64">
        {isAnonymous ? (
          <>
            <MenuLabel>Not signed in: your trips stay on this device.</MenuLabel>
            <MenuItem asChild>
              <Link href={`/sign-up${next}`}>
                <UserPlus aria-hidden />
                Keep your trips
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link href={`/sign-in${next}`}>
                <CircleUserRound aria-hidden />
                Sign in
              </Link>
            </MenuItem>
          </>
        ) : (
          <>
            <MenuLabel className="[overflow-wrap:anywhere]">{user.email}</MenuLabel>
            <MenuItem asChild>
              <Link href="/account">
                <Settings aria-hidden />
                Your account
              </Link>
            </MenuItem>
            {user.role !== "traveler" && (
              <MenuItem asChild>
                <Link href="/annotate">
                  <ListChecks aria-hidden />
                  Annotation
                </Link>
              </MenuItem>
            )}
            {(user.role === "researcher" || user.role === "admin") && (
              <MenuItem asChild>
                <Link href="/research/runs">
                  <ChartLine aria-hidden />
                  Research
                </Link>
              </MenuItem>
            )}
            {user.role === "admin" && (
              <MenuItem asChild>
                <Link href="/people">
                  <UsersRound aria-hidden />
                  People and roles
                </Link>
              </MenuItem>
            )}
            {user.role === "admin" && (
              <MenuItem asChild>
                <Link href="/reports">
                  <Flag aria-hidden />
                  Reported mistakes
                </Link>
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem onSelect={() => signOut.here()}>
              <LogOut aria-hidden />
              Sign out
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
