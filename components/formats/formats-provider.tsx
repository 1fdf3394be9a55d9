"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { keepChoice } from "../shell/keep-choice";
import { localized } from "./localized";
import { FORMATS_COOKIE, type Formats, WORLD, writtenFormats } from "./settings";

interface FormatsState {
  readonly formats: Formats;
  choose(formats: Formats): void;
}

const FormatsContext = createContext<FormatsState>({ formats: WORLD, choose: () => undefined });

/** How quantities are shown on every page; a cookie keeps what was chosen, so that the server renders it at once. */
export function FormatsProvider({ initial, children }: { initial: Formats; children: ReactNode }) {
  const [formats, setFormats] = useState(initial);
  const state = useMemo(
    () => ({
      formats,
      choose(next: Formats) {
        setFormats(next);
        keepChoice(FORMATS_COOKIE, writtenFormats(next));
      },
    }),
    [formats],
  );
  return <FormatsContext value={state}>{children}</FormatsContext>;
}

export function useFormats(): FormatsState {
  return useContext(FormatsContext);
}

/** Says a text of the app's own with times, dates, distances, temperatures and amounts as the reader writes them. */
export function useSay(): (text: string) => string {
  const { formats } = useFormats();
  return useCallback((text: string) => localized(text, formats), [formats]);
}

/** The same where a hook cannot be called. */
export function Say({ children }: { children: string }) {
  return useSay()(children);
}
