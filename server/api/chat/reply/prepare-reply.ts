import { getServices } from "../../services";
import { writeReply } from "./write-reply";

/** Has the conversation's reply prepared, if it waits for one. */
export async function prepareReply(id: string): Promise<void> {
  (await getServices()).replies.prepare(id, writeReply);
}
