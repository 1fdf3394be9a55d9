"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { AddByEmail } from "../../../account/add-by-email";
import { useTRPC } from "../../../trpc/client";

/** Lets someone with an account rate in a project. */
export function AddRater({ projectId }: { projectId: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const add = useMutation(trpc.annotationProjects.addRater.mutationOptions({ onSuccess: () => router.refresh() }));
  return (
    <AddByEmail
      label="Add a rater by e-mail"
      isPending={add.isPending}
      error={add.error}
      added={add.isSuccess ? "Added." : null}
      onAdd={(email) => add.mutate({ projectId, email })}
      className="max-w-2xl"
    />
  );
}
