"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { keepChoice } from "./keep-choice";
import { THEME_COOKIE, type Theme } from "./theme";

const THEMES = {
  system: { next: "light", label: "Theme: system", icon: Monitor },
  light: { next: "dark", label: "Theme: light", icon: Sun },
  dark: { next: "system", label: "Theme: dark", icon: Moon },
} as const satisfies Record<Theme, { next: Theme; label: string; icon: typeof Sun }>;

/** Steps through system, light and dark; a cookie keeps the choice, so that the server renders it without a flash. */
export function ThemeToggle({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const { next, label, icon: Icon } = THEMES[theme];

  function choose() {
    setTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    keepChoice(THEME_COOKIE, next);
  }

  return (
    <Button variant="quiet" size="icon" onClick={choose} aria-label={label} title={label}>
      <Icon aria-hidden />
    </Button>
  );
}
