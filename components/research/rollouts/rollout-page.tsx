import type { ModelMessage } from "@/server/episodes";
import type { RolloutMessage, RolloutView } from "@/server/views";
import { MessageList } from "../../inspector/reading/model-call";
import { Facts, Part } from "../../inspector/reading/parts";
import { ResearchPage } from "../benchmark/research-page";
import { numberText } from "../table/table";
import { rolloutsHref } from "./rollout-words";
import { BackLink } from "./run-page";

/** One rollout: what it earned, and all of its messages. */
export function RolloutPage({ view: { id, rollout } }: { view: RolloutView }) {
  const { step, group, member, messages, trained, reward_components: components } = rollout;
  return (
    <ResearchPage
      above={<BackLink href={rolloutsHref(id, step)}>{`${id}, step ${step}`}</BackLink>}
      title={`${rollout.task_id}, rollout ${member + 1}`}
      about={`Reward ${numberText(rollout.reward)}; task ${group + 1} of step ${step}, ${rollout.source === "replay" ? "replayed" : "new"}.`}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Part level="h2" title={`Messages (${messages.length})`}>
          <MessageList
            messages={messages.map((message, index) => ({
              message: toModelMessage(message),
              isOpenAtFirst: message.role === "assistant",
              reasoning: message.role === "assistant" ? message.reasoning_content : undefined,
              note: trained[index] ? "trained" : undefined,
            }))}
          />
        </Part>
        <div className="flex flex-col gap-6">
          <Part level="h2" title="Rollout">
            <Facts
              facts={[
                ["Reward", numberText(rollout.reward)],
                ["Group", rollout.kept ? "kept" : "dropped by the spread filter"],
                ["Ended with", rollout.termination],
                ["Answers", rollout.turns],
                ["Tool calls", `${rollout.tool_calls}, ${rollout.tool_errors} failed`],
                ["Written", `${rollout.characters.toLocaleString("en-US")} characters`],
                ["Tokens", rollout.completion_tokens ?? "unknown"],
                ["Entropy", rollout.entropy === null ? "unknown" : `${numberText(rollout.entropy)} nats per token`],
                ["Seed", rollout.seed],
              ]}
            />
          </Part>
          <Part level="h2" title="Reward components">
            <Facts facts={Object.entries(components).map(([name, value]) => [name, numberText(value)] as const)} />
          </Part>
        </div>
      </div>
    </ResearchPage>
  );
}

/** As the inspector reads messages. */
function toModelMessage(message: RolloutMessage): ModelMessage {
  if (message.role === "tool") return { role: "tool", content: message.content, callId: "", tool: message.name };
  if (message.role !== "assistant") return message;
  const toolCalls = (message.tool_calls ?? []).map(({ function: { name, arguments: input } }, index) => {
    return { id: String(index), tool: name, input };
  });
  return { role: "assistant", content: message.content, toolCalls };
}
