"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchStreamLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import type { AppRouter } from "@/server/api";
import { TRPCProvider } from "./client";
import { cameFromServer } from "./error-sentence";

const URL = "/api/trpc";
/** The server refuses longer batches. */
const MOST_CALLS = 20;

/** One client for the page's life: calls are batched over POST (a long text would not fit a URL), subscriptions stream. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() =>
    createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: (operation) => operation.type === "subscription",
          true: httpSubscriptionLink({ url: URL, transformer: superjson }),
          false: httpBatchStreamLink({
            url: URL,
            transformer: superjson,
            methodOverride: "POST",
            maxItems: MOST_CALLS,
          }),
        }),
      ],
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider queryClient={queryClient} trpcClient={client}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && !cameFromServer(error),
        // The usual hash drops fields that are undefined, and those are what a traveler took away by hand.
        queryKeyHashFn: (key) => superjson.stringify(key),
      },
    },
  });
}
