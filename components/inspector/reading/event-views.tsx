import type { ReactNode } from "react";
import type { Event, EventOf, EventType } from "@/server/episodes";
import { formatMoney } from "@/server/trip";
import { fullLabel, percent, valueWords } from "../../chat/words/entry-words";
import { Notice } from "../../ui/notice";
import { CheckLines } from "./checks";
import { ModelCallView } from "./model-call";
import { ObservationView } from "./observation-view";
import { Facts, Json, Part } from "./parts";
import { PlanDays } from "./plan-days";
import { planRows } from "./plan-rows";
import { RequestFacts } from "./request-facts";
import { ScoredChecks } from "./scored-checks";
import { LongText } from "./searched-text";

type EventByType = { [T in EventType]: EventOf<T> };

/** How each type of event is read. One that is missing here does not compile. */
const VIEWS: { [T in EventType]: (event: EventByType[T]) => ReactNode } = {
  task: ({ task }) => (
    <>
      <LongText text={task.text} />
      <Facts
        facts={[
          ["Task", task.id],
          ["Said on", task.today],
          ["Objective", task.objective],
        ]}
      />
      {task.request !== null && (
        <Part title="Given as a request">
          <RequestFacts request={task.request} />
        </Part>
      )}
      {task.referenceLegs && (
        <Part title="Reference legs (sole planning)">
          <ul className="text-sm">
            {task.referenceLegs.map(({ origin, destination, date }) => (
              <li key={`${date} ${origin}`}>
                {date}: {origin} to {destination}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  ),
  said: ({ by, text, understood, unread = [], acts = [] }) => (
    <>
      <Facts
        facts={[
          ["By", by],
          ["For", acts.join(", ") || null],
          ["Unread", unread.join("; ") || null],
        ]}
      />
      <LongText text={text} />
      {understood !== null && (
        <Part title="Understood">
          <Json value={understood} />
        </Part>
      )}
    </>
  ),
  understood: ({ understood, unread, acts }) => (
    <>
      <Facts
        facts={[
          ["By", "language model"],
          ["For", acts.join(", ") || null],
          ["Unread", unread.join("; ") || null],
        ]}
      />
      <Part title="Understood">
        <Json value={understood} />
      </Part>
    </>
  ),
  asked: ({ questions, question }) => (
    <>
      <Facts facts={questions.map(({ field, text }) => [field, text] as const)} />
      {question && (
        <Part title="As worded">
          <Json value={question} />
        </Part>
      )}
    </>
  ),
  replyStopped: () => <Plain>The reply was stopped before it was done.</Plain>,
  entrySet: ({ entry, value, from }) => (
    <Facts
      facts={[
        ["Entry", fullLabel(entry)],
        ["Value", value === null ? "cleared" : valueWords(entry, value)],
        ["Set by", from === "hand" ? "hand" : "an earlier trip"],
      ]}
    />
  ),
  rememberedDeclined: ({ entries }) => <Facts facts={[["Left", entries.map(fullLabel).join(", ")]]} />,
  tripEdited: ({ trip, constraints, cleared }) => <Json value={{ trip, constraints, cleared }} />,
  delegated: ({ level }) => <Facts facts={[["Level", level]]} />,
  consented: ({ rated }) => <Plain>The dialog {rated ? "may" : "may not"} be rated and used for research.</Plain>,
  branched: ({ from, sequence }) => (
    <Plain>
      Goes on from{" "}
      <a href={`/research/episodes/${from}#e${sequence}`} className="text-accent underline underline-offset-4">
        event {sequence} of an earlier conversation
      </a>
      .
    </Plain>
  ),
  thought: ({ text }) => <LongText text={text} />,
  skillStored: ({ skill, replaces }) => (
    <>
      <Facts
        facts={[
          ["Skill", skill.name],
          ["In place of", replaces],
        ]}
      />
      <Part title="Detail">
        <LongText text={skill.detail} />
      </Part>
      <Part title="Solution">
        <LongText text={skill.solution} />
      </Part>
    </>
  ),
  toolCalled: ({ tool, input, callId }) => (
    <>
      <Facts
        facts={[
          ["Tool", tool],
          ["Call", callId],
        ]}
      />
      <Part title="Arguments">{typeof input === "string" ? <LongText text={input} /> : <Json value={input} />}</Part>
    </>
  ),
  toolAnswered: ({ ok, output, callId }) => (
    <>
      <Facts
        facts={[
          ["Call", callId],
          ["Result", ok ? "worked" : "failed"],
        ]}
      />
      <Part title="Answer">
        {typeof output === "string" ? <ObservationView text={output} /> : <Json value={output} />}
      </Part>
    </>
  ),
  preferenceLearned: ({ entry, value, confidence, evidence }) => (
    <Facts
      facts={[
        ["Entry", fullLabel(entry)],
        ["Value", valueWords(entry, value)],
        ["Confidence", percent(confidence)],
        ["Shown by", evidence],
      ]}
    />
  ),
  requestChanged: ({ request }) => <RequestFacts request={request} />,
  notesChanged: ({ notes }) => <Facts facts={[["Notes", notes.join("; ") || "none"]]} />,
  edited: ({ edit }) => <Json value={edit} />,
  planProposed: (event) => (
    <>
      <Facts
        facts={[
          ["Version", event.version],
          ["Made from", event.base === null ? null : `version ${event.base}`],
          ["By", event.by],
          ["Cause", event.cause.kind],
          ["Costs", formatMoney(event.itinerary.cost.total)],
          ["Proven best", event.proven === null ? null : event.proven ? "yes" : "no"],
          ["Other trips", event.otherTrips.length === 0 ? null : event.otherTrips.length],
        ]}
      />
      <Part title="Days">
        <PlanDays rows={planRows(event) ?? []} />
      </Part>
    </>
  ),
  planVerified: ({ version, checks }) => (
    <>
      <Facts facts={[["Version", version]]} />
      <CheckLines checks={checks.map(({ label, kept, evidence }) => ({ name: label, pass: kept, evidence }))} />
    </>
  ),
  planWritten: (event) => {
    const rows = planRows(event);
    return (
      <>
        {rows === null ? (
          <Notice kind="conflict">No days could be read from this text.</Notice>
        ) : (
          <Part title={`Read by ${event.readBy ?? "no one"}`}>
            <PlanDays rows={rows} />
          </Part>
        )}
        <Part title="As written">
          <LongText text={event.text} />
        </Part>
      </>
    );
  },
  versionChosen: ({ version, how }) => (
    <Facts
      facts={[
        ["Version", version],
        ["How", how],
      ]}
    />
  ),
  noPlanFound: ({ explanation, proven, conflicts, relaxations }) => (
    <>
      <LongText text={explanation} />
      <Facts facts={[["Proven", proven ? "yes" : "no"]]} />
      <Part title="What conflicts">
        <ul className="list-disc pl-5 text-sm">
          {conflicts.map((conflict) => (
            <li key={conflict.join(" ")}>{conflict.join(", ")}</li>
          ))}
        </ul>
      </Part>
      <Part title="How to fix it">
        <ul className="list-disc pl-5 text-sm">
          {relaxations.map(({ change, also, cost }) => (
            <li key={change}>
              {[change, ...also.map((other) => other.change)].join(", ")}: {formatMoney(cost)}
            </li>
          ))}
        </ul>
      </Part>
    </>
  ),
  replanAsked: ({ base, changes }) => (
    <Facts
      facts={[
        ["Version", base],
        ["Different", changes.length === 0 ? "nothing: the rest is re-planned" : changes.join("; ")],
      ]}
    />
  ),
  replanCancelled: () => <Plain>The search for another plan was stopped.</Plain>,
  proposalRejected: () => <Plain>The re-plan’s result was rejected.</Plain>,
  named: ({ title }) => <Plain>{title ?? "Named after its request again."}</Plain>,
  booked: ({ booking, done }) => (
    <Facts
      facts={[
        ["Record", booking.recordId],
        ["Day", booking.day],
        ["Booked", done ? "yes" : "no longer"],
        ["Note", booking.note === "" ? null : booking.note],
      ]}
    />
  ),
  modelCalled: (event) => <ModelCallView event={event} />,
  spanBegan: ({ kind, name, goal }) => (
    <>
      <Facts
        facts={[
          ["Name", name],
          ["Kind", kind],
        ]}
      />
      {goal !== undefined && (
        <Part title="What it is to do">
          <LongText text={goal} />
        </Part>
      )}
    </>
  ),
  spanEnded: ({ status }) => <Facts facts={[["Result", status === "ok" ? "worked" : "failed"]]} />,
  scored: ({ scorer, value, parts, evidence }) => (
    <>
      <Facts
        facts={[
          ["Scorer", scorer],
          ["Value", value],
        ]}
      />
      <ScoredChecks scored={{ scorer, parts }} />
      {evidence.length > 0 && (
        <Part title="What the failed checks found">
          <ul className="list-disc pl-5 text-sm">
            {evidence.map((sentence) => (
              <li key={sentence} className="[overflow-wrap:anywhere]">
                {sentence}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  ),
  failureFound: ({ kind, side, detail }) => (
    <>
      <Facts
        facts={[
          ["Kind", kind],
          ["Whose fault", side],
        ]}
      />
      <LongText text={detail} />
    </>
  ),
  modelReplaced: ({ role, by, because }) => (
    <>
      <Facts
        facts={[
          ["Role", role],
          ["Replaced by", by],
        ]}
      />
      <LongText text={because} />
    </>
  ),
  error: ({ code, message }) => (
    <>
      <Facts facts={[["Code", code]]} />
      <LongText text={message} />
    </>
  ),
  ended: ({ reason }) => <Facts facts={[["Reason", reason]]} />,
};

/** An event as a person reads it. */
export function EventView({ event }: { event: Event }) {
  return <div className="flex min-w-0 flex-col gap-4">{viewOf(event.type, event)}</div>;
}

function viewOf<T extends EventType>(type: T, event: EventByType[T]): ReactNode {
  return VIEWS[type](event);
}

function Plain({ children }: { children: ReactNode }) {
  return <p className="text-sm">{children}</p>;
}
