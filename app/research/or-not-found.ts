import { notFound } from "next/navigation";
import { refusal } from "../refused";

/** Anyone who may not see a page of research need not know of it; and what is not there is not found. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const code = refusal(error);
    if (code !== null && code !== "INTERNAL_SERVER_ERROR") notFound();
    throw error;
  });
}
